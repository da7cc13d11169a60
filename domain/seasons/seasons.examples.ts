import { specification } from '../testing/specification'
import type { SeasonId, SportId } from '../ids/kinds'
import { BASKETBALL } from '../sports/sports'
import * as decisions from './decide'
import type { SeasonDetails, SeasonFact } from './events'
import { seasonsStream, type Seasons } from './state'

/** Words in which the specs describe an organization's seasons: `given(created(SUMMER)).when(activate(FALL))`. */
export const given = specification(seasonsStream.initial, seasonsStream.evolve)
export const seasonsAfter = (...history: SeasonFact[]): Seasons => history.reduce(seasonsStream.evolve, seasonsStream.initial)

export const SUMMER: SeasonId = 3
export const FALL: SeasonId = 4
export const ANOTHER_SPORT: SportId = 2

const at = (season: SeasonId) => ({ organization: 1, season })
export const details = (changes: Partial<SeasonDetails> = {}): SeasonDetails => ({
  name: 'Summer',
  startDate: null,
  finishDate: null,
  ...changes,
})

// What happened.
type Created = { active?: boolean; deactivates?: SeasonId | null; sport?: SportId } & Partial<SeasonDetails>
export const created = (
  season: SeasonId,
  { active = true, deactivates = null, sport = BASKETBALL, ...changes }: Created = {},
): SeasonFact => ({ type: 'SeasonCreated', data: { ...at(season), sport, details: details(changes), active, deactivates } })
export const changed = (season: SeasonId, was: Partial<SeasonDetails>, is: Partial<SeasonDetails>): SeasonFact => ({
  type: 'SeasonChanged',
  data: { ...at(season), was, is },
})
export const activated = (season: SeasonId, deactivates: SeasonId | null = null): SeasonFact => ({
  type: 'SeasonActivated',
  data: { ...at(season), deactivates },
})
export const deactivated = (season: SeasonId): SeasonFact => ({ type: 'SeasonDeactivated', data: at(season) })
export const deleted = (season: SeasonId): SeasonFact => ({ type: 'SeasonDeleted', data: at(season) })
export const restored = (season: SeasonId, active: boolean, sport = BASKETBALL): SeasonFact => ({
  type: 'SeasonRestored',
  data: { ...at(season), sport, details: details(), active },
})

// What is wanted.
type Wanted = { active?: boolean | 'if-none'; sport?: SportId } & Partial<SeasonDetails>
export const create =
  (season: SeasonId, { active = true, sport = BASKETBALL, ...changes }: Wanted = {}) =>
  (state: Seasons) =>
    decisions.createSeason(state, { ...at(season), sport, details: details(changes), active })
export const change = (season: SeasonId, wanted: Partial<SeasonDetails>, active?: boolean) => (state: Seasons) =>
  decisions.changeSeason(state, { season, wanted, active })
export const activate = (season: SeasonId) => change(season, {}, true)
export const deactivate = (season: SeasonId) => change(season, {}, false)
export const deleteSeason = (season: SeasonId) => (state: Seasons) => decisions.deleteSeason(state, { season })
export const restoreSeason = (season: SeasonId) => (state: Seasons) => decisions.restoreSeason(state, { season })
