# The first game in stations, and the puzzles.

tour-place = Station { $number } of { $count }
tour-to-do = Your move
tour-done-mark = done
tour-open-mark = still to do
tour-rules = Rules shown here
tour-next = Next
tour-finish = To the start screen
tour-play-now = Play a whole game
tour-back = Back
tour-leave = Leave the tour
tour-again = Try again
tour-go-on = Go on
tour-show-me = Show me
tour-key-next = Ctrl+Enter
tour-key-leave = Esc
tour-well-done = Well done.
tour-other = { $did }: that is allowed, too. Here the tour meant: { $meant }. Try it again, or go on as it is.
tour-other-plain = That is allowed, too, though the tour meant something else here. Try it again, or go on as it is.
tour-finished = That was a whole round. You have now seen every phase.

tour-table-say =
    These are your heroes. Each shows four numbers at its foot: willpower for quests, attack, defense, and hit points. The color and sign at the top name its sphere.

    The dial is your threat: how well the enemy knows where you are. It began at the sum of your heroes’ threat costs, and at 50 you are out of the game. Rest the pointer on a card, or walk to it with the arrow keys, to see it large at the side.
tour-table-done = Look around as long as you like.

tour-resources-say =
    A round begins by itself: each hero has just gained 1 resource (the coin), and you have drawn 1 card.

    Now you could act before anything else happens. The bar below always says who decides what, and why. The filled button is the usual answer, and Space gives it.
tour-resources-do-1 = Pass: press Space or the filled button.
tour-resources-done = The resource phase is over, and the planning phase has begun.

tour-ally-say =
    In the planning phase you play allies and attachments. Guard of the Citadel costs 2 and belongs to Leadership, so only heroes of Leadership can pay for it: Aragorn and Théodred, in any mixture. Éowyn’s sphere is Spirit.

    The card still in your hand is not lit: what cannot be played stays dark, and a drag says why.
tour-ally-do-1 = Drag Guard of the Citadel onto the table, or press its letter.
tour-ally-do-2 = Pay 2 resources from Aragorn and Théodred as you like, and confirm.
tour-ally-done = The guard stands ready. Allies quest, attack and defend as heroes do, but only heroes gain resources.

tour-attach-say =
    An attachment lies under the card it strengthens and stays there. Steward of Gondor goes on a hero and gives you resources in every round to come.

    Take the card up and every hero that it could go on lights up.
tour-attach-do-1 = Drag Steward of Gondor onto Aragorn.
tour-attach-done = Aragorn paid for it. The steward may be used at once: it is lit, because an action of a card in play can be used whenever an action window is open.

tour-commit-say =
    The quest phase decides the game. Whoever you send is exhausted, adds willpower, and can then neither attack nor defend. Whoever stays at home is ready for the fight.

    There are 3 threat in the staging area, and one more card will come before the two are compared.
tour-commit-do-1 = Click Éowyn and Guard of the Citadel (or press their letters), then confirm.
tour-commit-done = 5 willpower is on its way. Aragorn and Théodred stayed ready for what comes.

tour-staging-say =
    Éowyn and Théodred are on the quest with 5 willpower. Next, one card of the encounter deck is revealed for each player. Enemies and locations stay in the staging area and add their threat; treacheries do something and go.

    Before that you could act once more. You need not.
tour-staging-do-1 = Pass, and see what the forest sends.
tour-staging-done = Enchanted Stream: 2 more threat. It is 5 against 4 now, enough by one.

tour-progress-say =
    Now willpower and threat are compared. More willpower: the difference becomes progress on the quest. More threat: your dial rises by the difference. A tie changes nothing.

    You have 6 willpower against 4 threat.
tour-progress-do-1 = Pass, and the quest is resolved.
tour-progress-done = Two progress, from 3 to 5. When a quest card has as many as its quest points, the next stage begins.

tour-travel-say =
    A location in the staging area adds its threat every round. Travel there and it becomes the active location: it adds no threat any more, but progress goes on it first, until it is explored.

    Only one location can be active.
tour-travel-do-1 = Travel to Old Forest Road: click it, or drag it to the place of the active location.
tour-travel-done = The staging area is 1 threat poorer. The road has a gift besides: the prompt asks whether you want to ready somebody.

tour-engage-say =
    Each round you may engage one enemy of your choice; its engagement cost does not matter then. An engaged enemy adds no threat, but it attacks you in the combat phase.

    Dol Guldur Orcs are weak. Chieftain Ufthak is better left alone today.
tour-engage-do-1 = Engage Dol Guldur Orcs: click them, or drag them to your side.
tour-engage-done = They are yours now, and the staging area is at 2.

tour-check-say =
    Then enemies come by themselves. Every enemy whose engagement cost (the number in the upper corner) is no higher than your threat engages you, the highest first. The lower your threat, the longer they overlook you.

    Your threat is 29. The bats have 15, the spider 25, Ufthak 35.
tour-check-do-1 = Engage nobody.
tour-check-do-2 = Pass, and watch who comes.
tour-check-done = Spider and bats have found you. Ufthak has not: you are still too small for him.

tour-defend-say =
    Each engaged enemy attacks, and each has been dealt a face-down card: its shadow. Declare a defender first, look at the shadow afterwards. Attack minus defense is the damage; without a defender a hero takes all of it.

    King Spider attacks for 3. Aragorn has defense 2 and 5 hit points.
tour-defend-do-1 = Declare Aragorn as the defender.
tour-defend-done = The shadow made the attack 4 instead of 3, so Aragorn took 2 damage. Your passes in between were made for you.

tour-attack-say =
    Whoever is still ready may attack. All attackers against one enemy add up, and its defense is taken off once: it pays to strike together.

    Forest Spider has defense 1 and 4 hit points. Aragorn and Théodred together have attack 5.
tour-attack-do-1 = Let Aragorn attack Forest Spider: drag him onto it.
tour-attack-do-2 = Let Théodred join in, and confirm.
tour-attack-done = 5 less 1 is 4: Forest Spider is destroyed.

tour-refresh-say =
    After combat everything readies, your threat rises by 1, and the next round begins. Damage stays. You win when the last quest stage is done; you lose when your heroes are dead or your threat is 50.

    Nobody is engaged with you, so this round ends without a fight.
tour-refresh-do-1 = Pass until the round is over.
tour-refresh-done = Your heroes are ready again, and your threat is 30. Waiting is not free.

tour-back-say =
    Every card, every line of the log and every rule number can be read: point at a card, click a name in the log, click a number such as LCG-486. Any line of the log is also a moment to play on from.

    Nothing is final. Undo goes back as far as you like, and the hand sets anything as on a real table: right-click a card, or press Ctrl+B. It is noted in the log.
tour-back-do-1 = Play Guard of the Citadel.
tour-back-do-2 = Take it back: Ctrl+Z or the arrow above.
tour-back-do-3 = Heal Aragorn by hand: right-click him and take damage away.
tour-back-done = Now you know your way around. Good luck in Mirkwood!

# Looking: what the ring is around, for those who hear it
tour-look = Look at: { $things }.
tour-part-prompt = the prompt
tour-part-log = the log
tour-part-large_card = the large card
tour-part-undo = undo
tour-part-by-hand = set by hand

# The start screen's way in
tour-home-first = First game, guided
tour-home-short = First game
tour-home-puzzles-hint = Small positions of ten minutes, each about a rule or two.
tour-home-puzzles = Puzzles

# Puzzles
tour-puzzles = Puzzles
tour-puzzles-back = Start screen
tour-puzzles-hint = Small positions, each about a rule or two. Find the moves; whatever leads there counts.
tour-puzzles-solved = { $solved } of { $count } solved
tour-puzzles-search = Search titles and rules
tour-puzzles-none = No puzzle has these words.
tour-puzzles-open-only = Unsolved only
tour-puzzles-open = Open a file
tour-puzzle-free = Nothing is asked for: play as you like
tour-puzzle-file-wrong = { $file } cannot be played: { $why }
tour-puzzle = Puzzle
tour-puzzle-is-solved = solved
tour-puzzle-players = { $count ->
    [one] one player
   *[other] { $count } players, you decide for all
}
tour-puzzle-goal = This must come true
tour-puzzle-shown = Moves shown: { $number } of { $count }.
tour-puzzle-next-move = Next move
tour-puzzle-restart = From the beginning
tour-puzzle-list = All puzzles
tour-puzzle-next = Next puzzle
tour-puzzle-solved = Solved!
tour-puzzle-seen = That was the line of the book. Try it yourself from the beginning to have it count.
tour-puzzle-over = The game is over, and it has not come true. Undo, or begin again.
tour-goal-number = { $of }: { $name } { $value }
tour-goal-is = { $of }: { $mark }
tour-goal-is-not = { $of }: not { $mark }
tour-goal-controller = { $of } is controlled by { $name }
tour-zone-attached = attached to a card
tour-zone-on-guard = on guard at a site
tour-number-round = round
tour-number-threat = threat
tour-goal-table = { $name } { $value }
tour-goal-zone = { $of } → { $zone }
tour-goal-attached = { $of } is attached to { $host }
tour-goal-count = { $zone }: { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
tour-goal-count-of = { $zone } – { $of }: { $count }
tour-goal-order = { $zone }, first: { $cards }
tour-goal-outcome = The game ends: { $result }
tour-goal-goes-on = The game goes on
tour-goal-question = You have come to step { $step }
tour-goal-step = You have come to “{ $step }”
tour-goal-more = { $count ->
    [one] and one more thing that the table checks
   *[other] and { $count } more things that the table checks
}

# Writing the table down
tour-export = Write as a position file
tour-exported = The table was written to { $path }.
tour-export-partly = The table was written to { $path }. What goes on just now (effects that last, limits used up) cannot be said in such a file and is not in it.
tour-export-title = Position from { $title }, round { $round }

# The first game of A Game of Thrones.
tour-got-table-say =
    This is your house. Your characters stand in their row and your locations beside them; the faction card, the revealed plot, your power and your gold lie apart. Whoever first has 15 power on all their cards together wins.

    A character shows its cost at the top, up to three icons at the left (military, intrigue, power) and its STR at the foot. Rest the pointer on a card to see it large.
tour-got-table-done = Look around as long as you like.

tour-got-plot-say =
    Every round begins with a plot. Each player picks one of the plot deck in secret, and all are turned up together. A plot gives your income of gold, your initiative, your claim (how hard your challenges hit) and your reserve (how many cards you may keep).

    A Storm of Swords is quick, with initiative 8, and lets you fight a second military challenge.
tour-got-plot-do-1 = Choose A Storm of Swords.
tour-got-plot-done = Yours lies facedown. Bor chooses next, and only then both are seen.

tour-got-first-say =
    The plots are up. Your initiative is 8, Bor’s is 2: you have won initiative and say who goes first.

    Whoever goes first marshals and attacks first. Going second lets you see what is left to defend with.
tour-got-first-do-1 = Make yourself the first player.
tour-got-first-done = You go first this round.

tour-got-marshal-say =
    In the marshaling phase you first collect the gold of your plot, then you spend it. A card costs the number at its top left.

    You have 5 gold. Robb Stark costs 6, so he stays dark; Tumblestone Knight costs 2.
tour-got-marshal-do-1 = Drag Tumblestone Knight onto the table, or press his letter.
tour-got-marshal-done = He stands in your row with 2 STR, and 3 gold is left. Gold that is not spent also counts for dominance.

tour-got-attach-say =
    Attachments strengthen a character. Ice says that it goes on a Stark character, and its bearer gets +2 STR.
tour-got-attach-do-1 = Drag Ice onto Robb Stark.
tour-got-attach-done = Robb has 7 STR now. If he leaves play, Ice comes back to your hand.

tour-got-challenge-say =
    In the challenges phase you may initiate one military, one intrigue and one power challenge. Attackers need the icon of the challenge, and they kneel.

    Whoever kneels can neither attack again nor defend, so keep somebody standing.
tour-got-challenge-do-1 = Initiate a military challenge against Bor.
tour-got-challenge-do-2 = Send Robb Stark alone, and confirm.
tour-got-challenge-done = Robb kneels and attacks with 5 STR. Now Bor may declare defenders.

tour-got-defend-say =
    Bor attacks with Burned Men, 2 STR. You may defend with standing characters that have the military icon. Without any, the challenge is unopposed, and Bor gains 1 power for that alone.

    The higher STR wins, and a tie goes to the attacker. If the defender wins, nothing more happens.
tour-got-defend-do-1 = Defend with Tumblestone Knight, and confirm.
tour-got-defend-done = 2 against 2: Bor still wins the tie, but it is not unopposed any more.

tour-got-event-say =
    Before STR is compared, everybody may act, the first player first. Your knight has 2 STR and Gold Cloaks has 3: you would lose.

    An event costs gold and goes to the discard pile. For the North! is free.
tour-got-event-do-1 = Play For the North!
tour-got-event-done = 4 against 3. And if you win this challenge, you draw a card as well.

tour-got-claim-say =
    Bor has won the military challenge unopposed, with claim 1: you must choose one of your characters, and it is killed. A lost intrigue challenge would cost a random card of your hand, a power challenge power of your faction card.

    A dead unique character does not come back: no copy of it may come into play any more.
tour-got-claim-do-1 = Choose Tumblestone Knight.
tour-got-claim-done = The knight lies in your dead pile, and Bor gained 1 power for winning unopposed.

tour-got-interrupt-say =
    Whatever happens can be answered: interrupts come before it, reactions after it. The window at the side tells what is going on, who may answer, and what each answer does.

    A second copy of a unique card lies under it as a duplicate. It can be discarded to save her.
tour-got-interrupt-do-1 = Use the duplicate of Arya Stark.
tour-got-interrupt-done = She was saved, and nothing happened to her. The claim is paid all the same.

tour-got-keywords-say =
    After the claim, keywords are processed. Robb Stark has renown: as he took part in the challenge that you won, he may gain 1 power.

    Power on a character counts for you, but it is lost if that character leaves play.
tour-got-keywords-do-1 = Use Robb Stark’s renown, and confirm.
tour-got-keywords-done = 3 power on the faction card and 1 on Robb make 4 of 15.

tour-got-end-say =
    After the challenges comes dominance: most STR standing, with 1 more for each gold, gains 1 power. Then every card stands, and unspent gold goes back.

    At last you keep no more cards than your reserve. A Feast for Crows lets you keep 4, and you hold 5.
tour-got-end-do-1 = Discard Winter Is Coming, and confirm.
tour-got-end-done = That was a round. It goes on like this until somebody has 15 power.

# The first games of the Middle-earth CCG: with a hero company, and with a minion company.
tour-name-meccg = with heroes
tour-name-meccg-minion = with minions

tour-mec-table-say =
    Your companies travel over Middle-earth. Each stands at a site card; items lie above whoever bears them. Marshalling points decide: for characters, allies, items, factions, defeated creatures and deeds.

    Your hand holds resources and hazards. In your own turn you play resources; in the turn of the other you play hazards against the companies that travel.
tour-mec-table-done = Look around as long as you like.

tour-mec-bring-say =
    You have 20 general influence, and each character takes as much of it as their mind, the number at the top left. Elrond takes 10.

    Once a turn, while you organize, one character may come into play at their home site or at one of your havens.
tour-mec-bring-do-1 = Bring Haldir into play.
tour-mec-bring-done = Haldir’s mind is 3: 13 of 20 are used now.

tour-mec-follow-say =
    A character with direct influence can lead followers: their minds count against the leader’s own influence and no longer against the general one. Elrond has 4.
tour-mec-follow-do-1 = Put Haldir under Elrond.
tour-mec-follow-done = Haldir follows Elrond, and 3 general influence is free again for somebody else.

tour-mec-go-say =
    A company moves by a new site that you lay face down; you may click its place on the map. The road leads through regions, and each sort of region lets in other creatures.

    The hazard limit is the size of the company, 2 at least: so many hazards can be played against it.
tour-mec-go-do-1 = Send Elrond’s company to Moria.
tour-mec-go-do-2 = Choose the road through the regions.
tour-mec-go-done = The site lies open. On the way both draw cards: you for your site, the other for the danger.

tour-mec-hazard-say =
    Now it is Bor’s turn, and his company is on its way through two Wildernesses. A creature must be keyed to a region or site that the company meets. Cave-drake wants two Wildernesses.

    It gives two strikes with prowess 10, and you choose who faces them.
tour-mec-hazard-do-1 = Play Cave-drake.
tour-mec-hazard-done = It attacks. One of the two hazards of the limit is used.

tour-mec-assign-say =
    Orcs attack your company: two strikes with prowess 9. Untapped characters may be chosen to face one each. What you leave over the attacker gives to whomever he likes.

    Elrond has prowess 7, Balin 4, Sam only 1. Let the strong ones stand in front.
tour-mec-assign-do-1 = Choose Elrond and Balin, and confirm.
tour-mec-assign-done = Each of them faces a strike, and you say which comes first.

tour-mec-strike-say =
    Balin rolls two dice and adds his prowess: 4, and 2 more against Orcs. More than 9 defeats the strike, 9 itself does nothing, less wounds him, and a body check follows. The columns on the stage show how many of the 36 rolls bring which.

    He may take −3 so as not to tap; better not. Companions without a strike may tap for +1 each.
tour-mec-strike-do-1 = Let Balin fight with full strength.
tour-mec-strike-do-2 = Let Elrond support him, and confirm.
tour-mec-strike-done = The dice are cast. Whatever they showed stands in the log.

tour-mec-enter-say =
    After all companies have moved, each may enter its site or do nothing. Moria is a Shadow-hold with an automatic-attack: Orcs, four strikes with prowess 7.

    Whoever enters faces it first; only then can something be played there.
tour-mec-enter-do-1 = Enter Moria.
tour-mec-enter-done = The automatic-attack comes, and you would assign its strikes as before.

tour-mec-acquire-say =
    The Orcs are behind you. Moria lets minor, major, greater and gold ring items be played. Somebody untapped taps for the item, and the site taps as well.

    Sword of Gondolin is a major item: +2 prowess, 2 marshalling points, but 2 corruption points too.
tour-mec-acquire-do-1 = Give Sword of Gondolin to Balin.
tour-mec-acquire-done = Balin bears it. One more minor item could now follow: Cram.

tour-mec-corruption-say =
    Corruption points weigh upon whoever bears such things. A check succeeds if the roll is greater than their sum; else the character is lost with all they bear. To hand an item on its bearer makes such a check.

    Companions may tap before the roll, for +1 each.
tour-mec-corruption-do-1 = Hand Sword of Gondolin from Balin to Elrond.
tour-mec-corruption-do-2 = Let Elrond help with the check.
tour-mec-corruption-done = The roll is made. A sum of 2 is nearly always beaten; with many items it becomes a risk.

tour-mec-faction-say =
    Factions are won at their own site by an influence check: a roll plus the unused direct influence of whoever tries. Men of Anórien at Minas Tirith ask for more than 7.

    Adrazar has 1, and +1 against every faction.
tour-mec-faction-do-1 = Have Adrazar win Men of Anórien.
tour-mec-faction-done = The check is made. Won factions bring marshalling points and cannot be attacked.

tour-mec-end-say =
    At the end of a turn each player may discard a card; then both draw or discard to 8. In a starter game whoever has 20 points, or whose deck has run out, may call the end: the other has one last turn, and the council counts.

    Your own hazard cannot be used in your turn; let one go that fits no road.
tour-mec-end-do-1 = Discard Twilight.
tour-mec-end-done = That was a turn. Now Bor’s companies travel, and the hazards are yours.

tour-mem-table-say =
    You play a Ringwraith’s servants: Orcs, Trolls and evil Men. What a hero company finds, you plunder. Points count as they do for the heroes.

    Your havens are Dol Guldur, Minas Morgul and Carn Dûm. Against whoever tries to win over what is yours, 5 more of your general influence counts as unused.
tour-mem-table-done = Look around as long as you like.

tour-mem-bring-say =
    Your Ringwraith has no mind and costs no influence: once revealed, she leads with 4 direct influence and fights with prowess 8.

    She moves freely between Darkhavens. A body check of 7 or 8 does not kill her, it sends her back to your hand.
tour-mem-bring-do-1 = Bring Adûnaphel the Ringwraith into play.
tour-mem-bring-done = She stands at a Darkhaven of yours.

tour-mem-covert-say =
    A company with an Orc or a Troll is overt: Men and Elves attack it in earnest. Without any it is covert and slips past much.

    Eradan is a Man, Shagrat an Orc. Apart, Eradan’s company is covert.
tour-mem-covert-do-1 = Split Shagrat off into a company of his own.
tour-mem-covert-done = Two companies now, of which all but one must set out.

tour-mem-go-say =
    You move as the heroes do: the new site is laid face down, the road leads through regions, and both draw cards on the way.

    Stinker can be played at Goblin-gate.
tour-mem-go-do-1 = Send Shagrat’s company to Goblin-gate.
tour-mem-go-do-2 = Choose the road through the regions.
tour-mem-go-done = The site lies open, and the other may play hazards against you.

tour-mem-detainment-say =
    Many creatures do not kill the servants of the Eye, they only hold them up: detainment. A strike that hits taps its target in place of wounding it, and no body check follows.

    Still you roll, and support still helps.
tour-mem-detainment-do-1 = Let Lagduf fight with full strength.
tour-mem-detainment-do-2 = Let Shagrat support him, and confirm.
tour-mem-detainment-done = Whatever the dice showed: Lagduf is not wounded.

tour-mem-hazard-say =
    In the turn of the heroes the hazards are yours. Their company goes through two Wildernesses, and Cave-drake is keyed to just that: two strikes with prowess 10, and you choose whom they meet.
tour-mem-hazard-do-1 = Play Cave-drake.
tour-mem-hazard-done = One of the two hazards of the limit is used.

tour-mem-guard-say =
    Any card of your hand may be put face down on the site of the company, one for each company. It counts against the limit, whatever it is.

    A hazard can be turned up when they enter; another card is a bluff and comes back to your hand.
tour-mem-guard-do-1 = Put Ruse on guard.
tour-mem-guard-done = Nobody knows what lies there. Bor must decide whether he enters.

tour-mem-enter-say =
    For you too a site has its guards. The Moria of your location deck has Orcs as well: four strikes with prowess 7. You face them before anything can be played.
tour-mem-enter-do-1 = Enter Moria.
tour-mem-enter-done = You would now say who faces the strikes.

tour-mem-acquire-say =
    The way is free. Black Mace is a greater item, and Moria allows one: +3 prowess, and 3 corruption points.

    Minions that fail a check by little only tap, but by more they are gone.
tour-mem-acquire-do-1 = Give Black Mace to Shagrat.
tour-mem-acquire-done = Shagrat taps for it, and so does the site.

tour-mem-faction-say =
    Goblins of Goblin-gate join whoever persuades them at their site: the roll plus unused direct influence must be more than 8.

    Asternak has 2 and bears High Helm.
tour-mem-faction-do-1 = Have Asternak win Goblins of Goblin-gate.
tour-mem-faction-done = The check is made and stands in the log.

tour-mem-end-say =
    The turn ends: each may discard a card, then both draw or discard to 8. You cannot call the end freely; Sudden Call does it, and then the Audience of Sauron counts.
tour-mem-end-do-1 = Discard Twilight.
tour-mem-end-done = That was a turn. Now the heroes travel, and their road is yours to darken.

# The first evenings of Middle-earth Quest: with a hero, and as Sauron.
tour-name-me-quest = as a hero
tour-name-me-quest-sauron = as Sauron

tour-meq-table-say =
    You lead a hero over the map. Your cards are everything: they pay for the roads, they strike in combat, and what hurts you takes them away. The life pool is your deck, the rest pool what you have used, the damage pool what you have lost.

    Sauron lays Plots and spreads influence. You travel, gain favor and stop him.
tour-meq-table-done = Look around as long as you like.

tour-meq-rest-say =
    A hero turn begins with rest. Who rests puts the rest pool back under the life pool; in a haven the damage pool may heal as well.

    It is not free: Sauron’s hindmost story marker advances for it.
tour-meq-rest-do-1 = Rest.
tour-meq-rest-do-2 = Heal the damage as well.
tour-meq-rest-done = Five cards lie in the life pool again, and Sauron’s yellow marker stands one space further.

tour-meq-travel-say =
    Each path shows a sign and a number. One card with that sign at its foot pays for it. The way to The Forest Trail is a forest path.

    What you pay with goes to the rest pool. You may go on as long as your cards last.
tour-meq-travel-do-1 = Travel to The Forest Trail.
tour-meq-travel-do-2 = Pay with Overdraw.
tour-meq-travel-done = Argalad stands there, and three cards are left.

tour-meq-number-say =
    Who lacks the sign, or wants to keep that card, pays with as many cards as the number says, whatever they show. The way to Minas Tirith costs 3.
tour-meq-number-do-1 = Travel to Minas Tirith.
tour-meq-number-do-2 = Choose to pay with the number of cards.
tour-meq-number-do-3 = Pay with both Overdraw and Volley, and confirm.
tour-meq-number-done = Parry is still in your hand.

tour-meq-peril-say =
    Where there is more influence than your wisdom, or where a place is always perilous, Peril cards are drawn, and Sauron picks one that fits the place. Moria is such a place.

    You decide for Sauron here as well: whoever is asked stands in the prompt.
tour-meq-peril-do-1 = Pick An Unexpected Betrayal.
tour-meq-peril-done = Now the hero must choose: damage, or cards for Sauron.

tour-meq-fight-say =
    An Orc! In each round both may fight on, choose a card in secret and turn them together. Attack less the defense of the other is damage.

    A card costs strength, the number at its top. Whoever spends more than they have is exhausted.
tour-meq-fight-do-1 = Fight on.
tour-meq-fight-do-2 = Let the Orc fight on too.
tour-meq-fight-do-3 = Choose Volley.
tour-meq-fight-done = It lies face down. Once the Orc has chosen, both are turned.

tour-meq-damage-say =
    The Orc holds one card only, Smash, which brings your defense to nothing. Each point of damage costs a card: the top one of your life pool unseen, or one of your hand.

    A hero without a card left in either is defeated.
tour-meq-damage-do-1 = Fight on.
tour-meq-damage-do-2 = Let the Orc fight on too.
tour-meq-damage-do-3 = Play Volley.
tour-meq-damage-do-4 = Lose the top card of the life pool.
tour-meq-damage-done = One more card will follow; whatever lies in the damage pool comes back only by healing.

tour-meq-favor-say =
    Favor lies on the map and can be picked up. With it a Plot is stopped where it affects: A Dark Messenger costs 5, and in every Story step it moves Sauron on by 1.

    You have 3, and 2 lie here.
tour-meq-favor-do-1 = Pick up the favor of Erebor.
tour-meq-favor-do-2 = Stop A Dark Messenger.
tour-meq-favor-done = The Plot is gone, and Sauron has to begin anew.

tour-meq-advice-say =
    Characters give advice to whoever meets them: favor, or what stands on their card. Dáin II trains a hero twice, and each training brings one of two Skill cards for good.
tour-meq-advice-do-1 = Ask Dáin II for his advice.
tour-meq-advice-do-2 = Learn Execute.
tour-meq-advice-done = Execute is in your hand, and one more training follows.

tour-meq-quest-say =
    Quests come from encounters. The Son of Glóin asks you to explore Erebor, where you stand, and rewards with favor and a level of fortitude.
tour-meq-quest-do-1 = Complete The Son of Glóin.
tour-meq-quest-done = Fortitude draws you more cards from now on. So a hero grows, and when the story ends your side’s Mission is held against Sauron’s.

tour-mes-table-say =
    You are Sauron. Plots in play push your story markers on; influence and the Shadow Pool let you play them; minions and monsters bar the roads.

    Your Mission is secret. When the story has come to its end it decides.
tour-mes-table-done = Look around as long as you like.

tour-mes-plot-say =
    A Plot has a condition: so much in the Shadow Pool, and often a minion or a monster near a place. Sméagol Escapes wants one near the Woodland Realm, and the Mouth of Sauron stands next to it.

    The others stay dark; a drag onto the track tells why.
tour-mes-plot-do-1 = Play Sméagol Escapes.
tour-mes-plot-done = It lies on the track and moves its marker in every Story step, until heroes stop it with favor.

tour-mes-influence-say =
    In the Action step each action begins a track anew or goes on with less: the first time you place most. Influence spreads from your strongholds to neighboring places, never into havens.

    Where it is stronger than a hero’s wisdom the road becomes perilous.
tour-mes-influence-do-1 = Choose to place influence.
tour-mes-influence-do-2 = Place one at Emyn Muil.
tour-mes-influence-done = You may go on placing as long as the action gives any.

tour-mes-pool-say =
    Influence may also go to the Shadow Pool. It is what Plots and Shadow cards ask for, and it is held back by the stage of the story.
tour-mes-pool-do-1 = Choose to place influence.
tour-mes-pool-do-2 = Put one into the Shadow Pool.
tour-mes-pool-done = Two lie in the pool now.

tour-mes-draw-say =
    Another action draws cards: a few of the Shadow deck, and Plots of which you keep one. The rest goes under the deck, in the order you like.
tour-mes-draw-do-1 = Choose to draw cards.
tour-mes-draw-do-2 = Keep Osgiliath Invaded.
tour-mes-draw-done = The heroes see that you drew, not what.

tour-mes-command-say =
    The third action gives commands: place a monster token face down, some of which are only rumors, move a minion, or heal one. Each figure obeys once.
tour-mes-command-do-1 = Choose to command.
tour-mes-command-do-2 = Draw a brown monster token.
tour-mes-command-do-3 = Lay it at Mount Doom.
tour-mes-command-do-4 = Move the Mouth of Sauron to Moria.
tour-mes-command-done = Nobody but you knows what waits at Mount Doom.

tour-mes-heal-say =
    Minions keep their wounds. A command heals one, but not before the eyes of a hero: the Mouth of Sauron stands beside Argalad, the Black Serpent does not.
tour-mes-heal-do-1 = Choose to command.
tour-mes-heal-do-2 = Heal the Black Serpent.
tour-mes-heal-done = It is whole again.

tour-mes-shadow-say =
    One Shadow card may be played in a turn. It needs its number in the Shadow Pool, which is not spent. “Do not tempt me!” takes favor from a hero who is corrupted.
tour-mes-shadow-do-1 = Play “Do not tempt me!” on Argalad.
tour-mes-shadow-done = Now you may place influence under his feet; then he loses 1 favor for his Corruption card.

tour-mes-peril-say =
    The hero has come to Moria. Peril cards lie open before you, and you pick one that fits the place: Khazad-dûm belongs to Moria.
tour-mes-peril-do-1 = Pick Khazad-dûm.
tour-mes-peril-done = A Balrog! The hero must fight.

tour-mes-fight-say =
    Your monsters fight with cards of their own deck. Argalad has chosen in secret; Smash costs 2 of the Orc’s strength and brings the defense of his card to nothing.
tour-mes-fight-do-1 = Let Argalad fight on.
tour-mes-fight-do-2 = Let the Orc fight on.
tour-mes-fight-do-3 = Let Argalad choose Volley.
tour-mes-fight-do-4 = Choose Smash.
tour-mes-fight-done = Both were turned together, and the hero counts his wounds.

tour-mes-end-say =
    Your black marker is close to the end of the track. When a side reaches it Missions are turned up: “To Find Them All” wins if 6 influence lies in The Shire, or if the Ringwraiths are there.

    Without dominance one last fight decides: the heroes’ champion against the Ringwraiths.
tour-mes-end-done = So plan early where your influence must lie.

# The first games of the TCG: the fellowship of one’s own turn, and the Shadow in the turn of the other.
tour-name-lotr-tcg = the fellowship
tour-name-lotr-tcg-shadow = the Shadow

tour-tcg-table-say =
    In your own turn you lead a fellowship from site to site; whoever reaches the ninth and lives wins. If Frodo dies, you have lost.

    Your hand holds both sides: companions, swords and events for your own turn, minions and Shadow events for the turn of the other. What you cannot use in this turn sleeps, and looks it.
tour-tcg-table-done = Look around as long as you like.

tour-tcg-companion-say =
    The number at the top left of a card is its twilight cost. You need nothing to pay it: a card of yours puts so many tokens into the twilight pool, and out of that pool the Shadow pays for its minions.

    Companions are worth their twilight. Each of them can meet a minion, and stays with you for the whole game.
tour-tcg-companion-do-1 = Play Legolas.
tour-tcg-companion-done = Legolas has joined, and 2 twilight tokens lie in the pool.

tour-tcg-sword-say =
    A possession is played on somebody who may bear it; a number with a plus is added to its bearer.

    Frodo has strength 3 and the Ring gives him 1. Whoever is attacked with twice his strength is overwhelmed, and dies at once: 2 more make a great difference to him.
tour-tcg-sword-do-1 = Play Hobbit Sword on Frodo.
tour-tcg-sword-done = Strength 6: nothing below 12 overwhelms him now.

tour-tcg-move-say =
    When you have played what you want, the fellowship must move to the next site. That adds twilight: the Shadow number of the site, and one for every companion.
tour-tcg-move-do-1 = Move on.
tour-tcg-move-done = 3 for the site and 3 for the companions: 6 tokens, out of which the Shadow plays now.

tour-tcg-archery-say =
    The Shadow has played its minions. Before anybody fights, archers shoot: each archer on the other side is a wound, and you choose who takes it.

    A character dies with as many wounds as it has vitality. Share them out among those who can bear them.
tour-tcg-archery-do-1 = Let Aragorn take the wound.
tour-tcg-archery-done = One wound of four. He can bear it best.

tour-tcg-defend-say =
    Now you say who meets whom. Each companion can defend against one minion, and each minion is met by one companion.

    Whoever you do not meet is set against somebody by the Shadow, most likely against Frodo.
tour-tcg-defend-do-1 = Set Aragorn against Uruk Defender.
tour-tcg-defend-do-2 = Set Gimli against Orthanc Warrior.
tour-tcg-defend-done = Both are met, and nobody is left over for Frodo.

tour-tcg-event-say =
    In a skirmish the stronger side wins, and when both are equal, the Shadow. The losers take a wound each, and one more for each damage bonus of the winners.

    Legolas has 6, the Uruk 7. Before it is settled, both sides may act in turn: you begin.
tour-tcg-event-do-1 = Play Valor.
tour-tcg-event-done = 8 against 7. Played where it turns a fight, a card of twilight cost 1 has saved two wounds.

tour-tcg-ring-say =
    Frodo loses this one. Just before he takes a wound in a skirmish he may put on the Ring: then each wound becomes a burden instead, until the regroup phase.

    Wounds can be healed, burdens hardly. With as many burdens as his resistance, 10, he is corrupted and you have lost.
tour-tcg-ring-do-1 = Use The One Ring.
tour-tcg-ring-done = Two burdens instead of two wounds. Those who are overwhelmed it does not save.

tour-tcg-heal-say =
    When your turn begins at a sanctuary, up to five wounds are healed among your companions. Sites 3 and 6 are sanctuaries.

    Otherwise a card of a companion who is in play already heals one: discard it in the fellowship phase.
tour-tcg-heal-do-1 = Heal Aragorn.
tour-tcg-heal-do-2 = Heal Aragorn once more.
tour-tcg-heal-done = Nobody is wounded any more, and the way to site 6 can begin.

tour-tcg-decide-say =
    After the fighting you may move again in the same turn, twice at most. The twilight that is left stays, the site adds more, and the Shadow has drawn up to eight cards.

    Your companions are tired. Ending the turn sends all minions away.
tour-tcg-decide-do-1 = End the turn.
tour-tcg-decide-done = Your hand is filled up to eight, after you have let one card go if you like. Then the other leads his fellowship.

tour-tcg-last-say =
    The eighth site lies behind you. At the ninth the Shadow throws in all it has; whoever comes through every skirmish there has won.
tour-tcg-last-do-1 = Move on, to the ninth site.
tour-tcg-last-done = No minion came, and the day is won. It is seldom so quiet.

tour-tcg-shadow-table-say =
    It is the other’s turn, and you are the Shadow. Your companions sleep; your minions and your Shadow events are awake.

    His fellowship has just moved. 7 twilight tokens lie in the pool, and they are what you have to spend.
tour-tcg-shadow-table-done = Look around as long as you like.

tour-tcg-shadow-minion-say =
    A minion is paid for with tokens of the pool. What lies there is all that there is: more minions or a great one, that is the choice.
tour-tcg-shadow-minion-do-1 = Play Uruk Regular.
tour-tcg-shadow-minion-done = 3 tokens less, and a minion that can attack in this turn.

tour-tcg-shadow-roaming-say =
    Each minion has a site number, and below that site it roams: it costs two more. Uruk-hai are at home from site 5 on; the fellowship stands at site 4.

    Under the card in your hand stands what it costs here and now.
tour-tcg-shadow-roaming-do-1 = Play Uruk Regular all the same.
tour-tcg-shadow-roaming-done = 3 and 2: five tokens are gone. One site later it would have been three.

tour-tcg-shadow-weapon-say =
    Minions bear weapons too, each those that its text allows. A sword for one token is often worth more than a minion that would be met by somebody strong.
tour-tcg-shadow-weapon-do-1 = Play Broad-bladed Sword on Uruk Regular.
tour-tcg-shadow-weapon-done = Strength 10: that is more than Aragorn’s 8.

tour-tcg-shadow-done-say =
    Two tokens are left. You could play another minion; or you keep them, for what you may need them for in a skirmish.

    Whatever is left stays in the pool if the fellowship moves again. When the next turn begins, the pool is emptied.
tour-tcg-shadow-done-do-1 = Say that the Shadow is done.
tour-tcg-shadow-done-done = The two tokens lie there still. Now come the maneuver and archery phases, and then the fighting.

tour-tcg-shadow-archery-say =
    Legolas shoots, and it is you who chooses which of your minions takes the wound. The warrior is wounded already, and one more would kill him.
tour-tcg-shadow-archery-do-1 = Let Uruk Defender take the wound.
tour-tcg-shadow-archery-done = Both live, and both fight.

tour-tcg-shadow-leftovers-say =
    Aragorn meets the defender. Nobody has met the warrior, so you may set him against any companion, even one who has somebody to fight already.

    Frodo has strength 4 with the Ring, the warrior 7.
tour-tcg-shadow-leftovers-do-1 = Set Orthanc Warrior against Frodo.
tour-tcg-shadow-leftovers-done = The Ring-bearer has to fight. The other picks which skirmish comes first.

tour-tcg-shadow-event-say =
    Aragorn has 8, your warrior 7: as it stands, he wins. Both sides may act in turn until both pass, the fellowship first; he has passed.
tour-tcg-shadow-event-do-1 = Play Ferocity on Orthanc Warrior.
tour-tcg-shadow-event-done = 9 against 8. Aragorn took two wounds: one for losing, one for the damage bonus of the Uruk.

tour-tcg-shadow-overwhelm-say =
    Frodo has 4, your warrior 7. Twice 4 is 8: a side with at least twice the strength of the other overwhelms it, and whoever is overwhelmed dies, whatever vitality is left. The Ring does not help against that.
tour-tcg-shadow-overwhelm-do-1 = Play Ferocity on Orthanc Warrior.
tour-tcg-shadow-overwhelm-done = 9 against 4. The Ring-bearer is dead, and you have won.

tour-tcg-shadow-reconcile-say =
    In the regroup phase your hand is made new: you may let one card go, then you draw up to eight.

    A card that you will not need is worth a new one. Here you have no use for Gimli for the time being.
tour-tcg-shadow-reconcile-do-1 = Let Gimli go.
tour-tcg-shadow-reconcile-done = Eight cards. The other moves again, or ends the turn; then it is your fellowship’s turn.
