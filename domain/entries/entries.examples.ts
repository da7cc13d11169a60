import type { Traced } from '../facts/fact'
import { specification } from '../testing/specification'
import type { Decision } from '../facts/decision'
import type { EntryId, LeagueId, PlayerId, TeamId } from '../ids/kinds'
import { leagueAt, SUNDAY } from '../leagues/leagues.examples'
import * as decisions from './decide'
import type { EntryFact } from './events'
import { seasonStream, type SeasonContents, type SeasonContentsFact } from './state'

/** Words in which the specs describe what a season holds: `given(added(SUNDAY), entered(OHANA)).when(joinRoster(ANA))`. */
export const given = specification(seasonStream.initial, seasonStream.evolve)
export const contentsAfter = (...history: SeasonContentsFact[]): SeasonContents =>
  history.reduce(seasonStream.evolve, seasonStream.initial)

export const OHANA: TeamId = 11
export const DINKS: TeamId = 12
export const ANA: PlayerId = 31
export const BEN: PlayerId = 32

/** Entries are numbered by league and team: Ohana's of Sunday is 511. */
export const entryOf = (team: TeamId, league: LeagueId = SUNDAY): EntryId => league * 100 + team
const entryAt = (team: TeamId, league: LeagueId, entry = entryOf(team, league)) => ({ ...leagueAt(league), entry, team })

// What happened.
export const entered = (team: TeamId, league = SUNDAY, entry?: EntryId): EntryFact => ({
  type: 'TeamEnteredLeague',
  data: entryAt(team, league, entry),
})
export const left = (team: TeamId, league = SUNDAY): EntryFact => ({ type: 'TeamLeftLeague', data: entryAt(team, league) })
/** The fact as a log has it: under an id, and followed from `cause`. */
export const because = (cause: string | null, fact: EntryFact, id = 'left'): Traced<EntryFact> => ({
  ...fact,
  id,
  metadata: { cause },
})
export const entryRestored = (team: TeamId, roster: readonly PlayerId[] = [], captain: PlayerId | null = null): EntryFact => ({
  type: 'EntryRestored',
  data: { ...entryAt(team, SUNDAY), roster, captain, undoes: 'left' },
})
export const rosterPlaceRestored = (player: PlayerId, position: number, captain = false): EntryFact => ({
  type: 'RosterPlaceRestored',
  data: { ...entryAt(OHANA, SUNDAY), player, position, captain },
})
export const joined = (player: PlayerId, team = OHANA): EntryFact => ({
  type: 'PlayerJoinedRoster',
  data: { ...entryAt(team, SUNDAY), player },
})
export const leftRoster = (player: PlayerId, team = OHANA): EntryFact => ({
  type: 'PlayerLeftRoster',
  data: { ...entryAt(team, SUNDAY), player },
})
export const captainNamed = (is: PlayerId | null, was: PlayerId | null = null): EntryFact => ({
  type: 'CaptainNamed',
  data: { ...entryAt(OHANA, SUNDAY), was, is },
})

// What is wanted.
export const enterLeague =
  (team: TeamId, league = SUNDAY, entry?: EntryId) =>
  (state: SeasonContents) =>
    decisions.enterLeague(state, entryAt(team, league, entry))

const ohana = { ...leagueAt(SUNDAY), team: OHANA }
export const leaveLeague = (team: TeamId) => (state: SeasonContents) =>
  decisions.leaveLeague(state, { ...leagueAt(SUNDAY), team })
export const restoreEntry =
  (team: TeamId, leftBy?: string, entry?: EntryId) =>
  (state: SeasonContents): Decision<EntryFact> =>
    decisions.restoreEntry(state, { ...entryAt(team, SUNDAY, entry), leftBy })
export const restoreRosterPlace = (player: PlayerId, leftBy?: string, merged?: readonly PlayerId[]) => (state: SeasonContents) =>
  decisions.restoreRosterPlace(state, { ...entryAt(OHANA, SUNDAY), player, merged, leftBy })
export const joinRoster = (player: PlayerId) => (state: SeasonContents) => decisions.joinRoster(state, { ...ohana, player })
export const joinAsNewPlayer = (player: PlayerId) => (state: SeasonContents) =>
  decisions.joinAsNewPlayer(state, { ...entryAt(OHANA, SUNDAY), player })
export const leaveRoster = (player: PlayerId) => (state: SeasonContents) => decisions.leaveRoster(state, { ...ohana, player })
export const nameCaptain = (captain: PlayerId | null) => (state: SeasonContents) =>
  decisions.nameCaptain(state, { ...ohana, captain })
export const joinRosterTogether =
  (...players: PlayerId[]) =>
  (state: SeasonContents) =>
    decisions.joinRosterTogether(state, { ...ohana, players })
