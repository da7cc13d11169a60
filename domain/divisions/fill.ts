import { factsOrNothing, refuse, type Decision } from '../facts/decision'
import type { EntryId } from '../ids/kinds'
import { assignTeam, DIVISION_NOT_FOUND } from './decide'
import type { DivisionFact, DivisionPlace } from './events'
import { divisionOf, divisionsAfter, existingDivision, isPlaying, type LockableDivisions, type SeasonDivisions } from './state'

type FillDivision = DivisionPlace & {
  readonly count: number
  /** The entries of the league in the order of its standings. */
  readonly standings: readonly EntryId[]
}

/** The first of the standings that are in no division yet, in seed order: those that filling a division takes. */
const nextOfStandings = (state: SeasonDivisions, standings: readonly EntryId[]): readonly EntryId[] =>
  standings.filter(entry => isPlaying(state.contents, entry) && !divisionOf(state, entry))

/** Why a division is not filled with more teams than are in no division. */
export const tooFewTeams = (free: number): string =>
  free === 0
    ? 'All teams of the league are already in a division.'
    : `Only ${free} ${free === 1 ? 'team of the league is' : 'teams of the league are'} not in a division yet.`

/** Puts the next teams of a league's standings behind those that the division has, in seed order and in one step. */
export const fillDivision = (state: LockableDivisions, command: FillDivision): Decision<DivisionFact> => {
  const { count, standings, ...place } = command
  if (!existingDivision(state, place.division)) return DIVISION_NOT_FOUND
  const free = nextOfStandings(state, standings)
  if (free.length < count) return refuse('conflict', tooFewTeams(free.length))
  const written: DivisionFact[] = []
  let now: LockableDivisions = state
  for (const entry of free.slice(0, count)) {
    const decision = assignTeam(now, { ...place, entry })
    if (decision.kind === 'refused') return decision
    if (decision.kind === 'nothing') continue
    written.push(...decision.facts)
    now = { ...now, ...decision.facts.reduce(divisionsAfter, now as SeasonDivisions) }
  }
  return factsOrNothing(written)
}
