# The table of Middle-earth Quest: its mats and the story track.

meqtable-mat-map = Map
meqtable-track = Story track
meqtable-track-standing = heroes { $first }, Sauron’s foremost marker { $others }
meqtable-track-standing-short = heroes { $first }, Sauron { $others }
meqtable-mat-plots = Active plots
meqtable-mat-shadow = Shadow
meqtable-mat-pool = Pool
meqtable-mat-event = Event
meqtable-mat-hero = { $name }
meqtable-mat-life = Life
meqtable-mat-rest = Rest
meqtable-mat-damage = Damage
meqtable-mat-favor = Favor
meqtable-mat-things = Quests and items
meqtable-mat-fight = Combat cards
meqtable-mat-hero-of = { $name }
meqtable-mat-sauron-of = { $name }, Sauron
meqtable-mat-things-short = Quests
meqtable-mat-quests = Quests
meqtable-mat-items = Items
meqtable-mat-corruption = Corruption
meqtable-mat-hand = Hand
meqtable-mat-mission = Mission

## What the strips of the sheets say

meqtable-attribute-fortitude = for { $value }
meqtable-attribute-strength = str { $value }
meqtable-attribute-agility = agi { $value }
meqtable-attribute-wisdom = wis { $value }

## Combat

meqtable-contest-round = { $round ->
    [0] Combat begins
   *[other] Combat, round { $round }
}
meqtable-contest-hero = { $hero }, { $name }
meqtable-contest-enemy = { $enemy }
meqtable-contest-strength = Strength left
meqtable-contest-life = Life and hand
meqtable-contest-health = Health left
meqtable-contest-exhausted = exhausted

## Places

meqtable-perilous = Perilous for you: influence { $influence } is more than your wisdom { $wisdom }.

## Moments

meqtable-moment-battle = A round of combat
meqtable-moment-hero = The hero
meqtable-moment-enemy = The enemy
meqtable-moment-dealt = damage to the enemy
meqtable-moment-suffered = damage to the hero
meqtable-moment-peril = A peril
meqtable-moment-plot = A Plot is set in motion
meqtable-moment-stopped = A Plot is stopped
meqtable-moment-shadow = A Shadow card
meqtable-moment-corruption = Corruption
meqtable-moment-stage = A new stage
meqtable-moment-fallen = A hero falls
meqtable-moment-finale = The Finale

## The end of a game

meqtable-course-heroes = the heroes’ marker
meqtable-course-sauron = Sauron’s way to the Finale
meqtable-course-goal = { $limit }: the Finale
meqtable-credit-fight =
    attack { $amount } in { $times ->
        [one] one card
       *[other] { $times } cards
    }
meqtable-credit-play-plot =
    { $amount } a Story step, { $times ->
        [one] played once
       *[other] played { $times } times
    }
meqtable-credit-discard-plot =
    { $amount } a Story step, { $times ->
        [one] stopped once
       *[other] stopped { $times } times
    }
meqtable-figure-turns =
    { $count ->
        [one] game turn
       *[other] game turns
    }
meqtable-figure-favor = favor of the heroes
meqtable-figure-pool = the Shadow Pool

## The coach

meqtable-coach-general = The best that can be seen on the table.
meqtable-coach-play-plot = Its marker advances { $advance } in every Story step: the game is won by Plots that stay.
meqtable-coach-place-influence = Influence opens Plots and Shadow cards, and makes roads perilous.
meqtable-coach-place-in-pool = The Shadow Pool is what Plots and Shadow cards ask for.
meqtable-coach-draw-cards = Without a Plot that can be played the story stands still.
meqtable-coach-command = Minions guard Plots and bring about what others require.
meqtable-coach-move = There it guards a Plot, or meets what a Plot requires.
meqtable-coach-place-token = A token nobody has seen keeps heroes away, true or not.
meqtable-coach-heal = A wounded minion soon falls.
meqtable-coach-attack = A fight costs the hero cards, and his turn if he does not win.
meqtable-coach-peril = A peril of the place is sure; a fight can be lost.
meqtable-coach-travel = It leads to favor, advice, a Quest or a Plot that can be stopped.
meqtable-coach-explore = What lies here costs no card.
meqtable-coach-rest = The life pool is nearly spent: without cards a hero falls.
meqtable-coach-no-rest = There are cards enough, and rest helps Sauron.
meqtable-coach-fight = Attack { $attack } and defense { $defense } for { $cost } strength.
meqtable-coach-fight-on = There is strength left for another card.
meqtable-coach-exhaust = Nothing that is left is worth playing.
meqtable-coach-retrieve-favor = Favor stops Plots.
meqtable-coach-consult = This advice lasts longer than favor.
meqtable-coach-consult-favor = Favor stops Plots; when in doubt take it.
meqtable-coach-complete = What the Quest wants is done.
meqtable-coach-discard-plot = It would advance its marker { $advance } in every Story step.
meqtable-coach-dark-path = One favor more, at a price that can still be borne.
meqtable-argue-unknown = What lies face down is not known.
meqtable-argue-rest = Sauron’s last marker advances.
meqtable-argue-travel = It costs cards, and something may wait there.
meqtable-argue-fight = It costs { $cost } strength of this combat.
meqtable-argue-dark-path = A Corruption card stays until it is paid for.
meqtable-argue-discard-plot = It costs { $favor } favor, or a space that had to be filled.
meqtable-argue-place-influence = Heroes clear what lies where they stand.
meqtable-argue-command = Next time this action gives less.
meqtable-argue-exhaust = The other fights on against no defense.
meqtable-mat-actions = Sauron’s actions
meqtable-mat-minions = Minions
meqtable-action-place-influence = Influence
meqtable-action-draw-cards = Cards
meqtable-action-command = Command
meqtable-minion = { $card }
meqtable-minion-at = { $place }
meqtable-no-minions = None on the map
meqtable-round = { $number }: { $hero } – { $enemy }
meqtable-round-now = Round { $number }
meqtable-odds-none = Nothing is left that could be played.
meqtable-odds-unseen = { $count ->
    [one] One card of the other side is not seen yet.
   *[other] { $count } cards of the other side are not seen yet.
}
meqtable-odds-attack = Attack of the next card
meqtable-odds-strikes = attack { $attack }
meqtable-odds-through = { $count } past your best shield
meqtable-odds-stopped = your best shield stops it
meqtable-odds-exhausts = With { $strength } strength left, the chance that the next card exhausts them is { $chance }.
meqtable-ahead-story = { $count ->
    [0] The heroes’ marker stays where it is.
    [one] The heroes’ marker moves by one space.
   *[other] The heroes’ marker moves by { $count } spaces.
}
meqtable-ahead-plot = { $card } moves { $marker ->
        [yellow] the ring marker
        [red] the conquest marker
       *[black] the corruption marker
    } by { $count }.
meqtable-ahead-event = { $side ->
        [heroes] The heroes are dominant: of { $count } Events the one that suits them happens.
        [sauron] Sauron is dominant: of { $count } Events the one that suits him happens.
       *[nobody] Nobody is dominant: the next Event happens.
    }
meqtable-ahead-pool = The Shadow Pool holds { $pool } influence of { $limit }.
meqtable-ahead-draw = { $count ->
    [0] { $seat } has no card left to draw.
    [one] { $seat } may draw one card.
   *[other] { $seat } may draw { $count } cards.
}
meqtable-ahead-rest = { $count ->
    [one] If { $seat } rests, one card returns to the life pool.
   *[other] If { $seat } rests, { $count } cards return to the life pool.
}
meqtable-ahead-ambush = { $count ->
    [one] One enemy waits where { $seat } stands.
   *[other] { $count } enemies wait where { $seat } stands.
}
meqtable-ahead-strength = { $seat } has { $left } of { $whole } strength left for cards.
meqtable-ahead-damage = Attack { $attack } meets the defense { $defense } of { $seat }.
meqtable-turn-played = A Plot takes root
meqtable-turn-stopped = A Plot is stopped
meqtable-turn-left = A Plot stays in hand
meqtable-turn-weaker = The lesser Plot
meqtable-turn-played-told = { $card } comes into play and advances its marker in every Story step.
meqtable-turn-stopped-told = { $card } is discarded and advances its marker no more.
meqtable-turn-left-told = { $card } could have been played and would have advanced its marker in every Story step.
meqtable-turn-weaker-told = { $card } is played; another Plot would have advanced its marker further.
meqtable-turn-stake = { $count ->
    [one] one space a step
   *[other] { $count } spaces a step
}
meqtable-ahead-favor = { $count ->
    [one] One favor lies where { $seat } stands.
   *[other] { $count } favor lie where { $seat } stands.
}
