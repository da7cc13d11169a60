import { between } from './chance'
import { FIRST_NAMES, LAST_NAMES, TEAMS } from './names'

const ROSTER = 8

/** Somebody on a roster; talent from 0 to 1. */
export type TalentedPlayer = { readonly firstName: string; readonly lastName: string; readonly talent: number }

const playerOf = (chance: () => number): TalentedPlayer => ({
  firstName: FIRST_NAMES[between(chance, 0, FIRST_NAMES.length - 1)] ?? '',
  lastName: LAST_NAMES[between(chance, 0, LAST_NAMES.length - 1)] ?? '',
  talent: chance(),
})

/** The rosters of a league, in the order of its teams. */
export const rostersOf = (chance: () => number, league: number): readonly (readonly TalentedPlayer[])[] =>
  (TEAMS[league] ?? []).map(() => Array.from({ length: ROSTER }, () => playerOf(chance)))
