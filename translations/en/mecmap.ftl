# The map of the Middle-earth CCG: the types of its regions and sites.

mecmap-kind-haven = Haven
mecmap-kind-haven-short = Haven
mecmap-kind-free_hold = Free-hold
mecmap-kind-free_hold-short = Free-hold
mecmap-kind-border_hold = Border-hold
mecmap-kind-border_hold-short = Border-hold
mecmap-kind-ruins = Ruins & Lairs
mecmap-kind-ruins-short = Ruins & Lairs
mecmap-kind-shadow_hold = Shadow-hold
mecmap-kind-shadow_hold-short = Shadow-hold
mecmap-kind-dark_hold = Dark-hold
mecmap-kind-dark_hold-short = Dark-hold
mecmap-kind-under_deeps = Under-deeps
mecmap-kind-under_deeps-short = Under-deeps
mecmap-region-wilderness = Wilderness
mecmap-region-border_land = Border-land
mecmap-region-free_domain = Free-domain
mecmap-region-shadow_land = Shadow-land
mecmap-region-dark_domain = Dark-domain
mecmap-region-coastal_sea = Coastal Sea
