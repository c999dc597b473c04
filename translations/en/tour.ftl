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
    These are your heroes. Each shows four numbers at its foot: willpower for quests, attack, defense, and hit points. The colour and sign at the top name its sphere.

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
tour-number-round = round
tour-number-threat = threat
tour-goal-table = { $name } { $value }
tour-goal-zone = { $of } – { $zone }
tour-goal-attached = { $of } is attached to { $host }
tour-goal-count = { $zone } – cards: { $count }
tour-goal-count-of = { $zone } – { $of }: { $count }
tour-goal-order = { $zone }, first: { $cards }
tour-goal-outcome = The game ends: { $result }
tour-goal-goes-on = The game goes on
tour-goal-question = You have come to step { $step }
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
