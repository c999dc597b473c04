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
