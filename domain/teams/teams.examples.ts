import { specification } from '../testing/specification'
import { added, SUNDAY } from '../leagues/leagues.examples'
import { contentsAfter } from '../entries/entries.examples'
import type { SeasonContents } from '../entries/state'
import * as decisions from './decide'
import type { Enters, TeamDetails, TeamFact } from './events'
import { teamStream, type Team } from './state'

/** Words in which the specs describe a team: `given(created('Ohana')).when(rename('Dinks'))`. */
export const given = specification(teamStream.initial, teamStream.evolve)

const team = { organization: 1, team: 11 }
export const intoSunday: Enters = { season: 3, league: SUNDAY, entry: 511 }
export const withSunday = contentsAfter(added(SUNDAY))

// What happened.
export const created = (
  name: string,
  { logo = null, enters = null }: { logo?: string | null; enters?: Enters | null } = {},
): TeamFact => ({
  type: 'TeamCreated',
  data: { ...team, details: { name, logo }, enters },
})
export const changed = (was: Partial<TeamDetails>, is: Partial<TeamDetails>): TeamFact => ({
  type: 'TeamChanged',
  data: { ...team, was, is },
})
export const unavailableSlotsSet = (was: readonly string[], is: readonly string[]): TeamFact => ({
  type: 'UnavailableSlotsSet',
  data: { ...team, was, is },
})
export const deleted = (): TeamFact => ({ type: 'TeamDeleted', data: team })
export const restored = (name: string): TeamFact => ({
  type: 'TeamRestored',
  data: { ...team, details: { name, logo: null }, undoes: 'deletion' },
})

// What is wanted.
type Into = { enters?: Enters | null; contents?: SeasonContents | null; logo?: string | null }
export const create =
  (name: string, { enters = null, contents = null, logo }: Into = {}) =>
  (state: Team) =>
    decisions.createTeam(state, contents, { ...team, details: { name, logo }, enters })
export const change = (wanted: Partial<TeamDetails>) => (state: Team) => decisions.changeTeam(state, wanted)
export const setUnavailableSlots =
  (...slots: string[]) =>
  (state: Team) =>
    decisions.setUnavailableSlots(state, slots)
export const deleteTeam = decisions.deleteTeam
export const restoreTeam = decisions.restoreTeam
