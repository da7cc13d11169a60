import { entryIn, leaveLeague, restoreEntry, type InEntry } from '../entries/decide'
import type { EntryPlace } from '../entries/events'
import { entriesOf, type SeasonContentsFact } from '../entries/state'
import { facts, nothing, type Decision, type Refusal } from '../facts/decision'
import type { EntryId, TeamId } from '../ids/kinds'
import { deleteLeague, restoreLeague } from '../leagues/decide'
import type { LeaguePlace } from '../leagues/events'
import { assignTeam, LARGEST_DIVISION } from './decide'
import type { DivisionFact, DivisionTeam, TeamAssignedToDivision, TeamRemovedFromDivision } from './events'
import { isLocked, refuseLeaving } from './lock'
import {
  divisionOf,
  divisionsAfter,
  divisionsOfLeague,
  existingDivision,
  type Division,
  type LockableDivisions,
  type SeasonDivisions,
  type SeasonDivisionsFact,
} from './state'

type Season = Pick<LeaguePlace, 'organization' | 'season'>

const seasonOf = ({ organization, season }: Season): Season => ({ organization, season })

const removal = (season: Season, { id }: Division, team: DivisionTeam): TeamRemovedFromDivision => ({
  type: 'TeamRemovedFromDivision',
  data: { ...seasonOf(season), ...team, division: id },
})

/** Facts that follow those of a decision, in the same append. */
const followWith = (
  decision: Decision<SeasonContentsFact>,
  following: (written: readonly SeasonContentsFact[]) => readonly DivisionFact[],
): Decision<SeasonDivisionsFact> => {
  if (decision.kind !== 'facts') return decision
  return facts<SeasonDivisionsFact>(...decision.facts, ...following(decision.facts))
}

/**
 * A team that leaves its league leaves its division in the same append; refused while that has bracket games. A policy
 * that repairs what raced with them is not refused: `despiteBracketGames`.
 * See docs/brackets.md#locked-divisions.
 */
export const leaveLeagueAndDivision = (
  state: LockableDivisions,
  { despiteBracketGames = false, ...at }: InEntry & { readonly despiteBracketGames?: boolean },
): Decision<SeasonDivisionsFact> => {
  const entry = entryIn(state.contents, at.league, at.team)
  const division = entry && divisionOf(state, entry.id)
  if (!entry || !division) return leaveLeague(state.contents, at)
  const refused = despiteBracketGames ? undefined : refuseLeaving(state, [division], 'the team leaves its league')
  if (refused) return refused
  const team = { entry: entry.id, team: entry.team, league: entry.league }
  return followWith(leaveLeague(state.contents, at), () => [removal(at, division, team)])
}

/** The teams of a deleted league are in no division. */
export const deleteLeagueAndPlaces = (state: LockableDivisions, place: LeaguePlace): Decision<SeasonDivisionsFact> => {
  const divisions = divisionsOfLeague(state, place.league)
  return (
    refuseLeaving(state, divisions, 'the league is deleted') ??
    followWith(deleteLeague(state.contents, place), () =>
      divisions.flatMap(division =>
        division.teams.filter(({ league }) => league === place.league).map(team => removal(place, division, team)),
      ),
    )
  )
}

/** Whether the division takes the team back: it is there, has no bracket games, has room, and has not got it from another league. */
const takesBack = (state: LockableDivisions, division: Division | undefined, { team }: DivisionTeam): division is Division =>
  division !== undefined &&
  !isLocked(state, division) &&
  division.teams.length < LARGEST_DIVISION &&
  !division.teams.some(one => one.team === team)

/** The places that entries get back, the one that was lost last first: so each finds its position. */
const placesBack = (season: Season, state: LockableDivisions, entries: readonly EntryId[]): readonly TeamAssignedToDivision[] => {
  const written: TeamAssignedToDivision[] = []
  let now = state
  for (const [id, { division: former, position }] of [...state.formerPlaces].reverse()) {
    const entry = state.contents.entries.get(id)
    if (!entries.includes(id) || !entry) continue
    const division = existingDivision(now, former)
    const team = { entry: id, team: entry.team, league: entry.league }
    if (!takesBack(state, division, team)) continue
    const at = Math.min(position, division.teams.length)
    const data = { ...seasonOf(season), ...team, division: former, position: at }
    const fact: TeamAssignedToDivision = { type: 'TeamAssignedToDivision', data }
    written.push(fact)
    now = { ...now, ...divisionsAfter(now as SeasonDivisions, fact) }
  }
  return written
}

/** A team that comes back into its league comes back into its division, where that takes it. */
export const restoreEntryAndPlace = (
  state: LockableDivisions,
  command: EntryPlace & { readonly leftBy?: string | undefined },
): Decision<SeasonDivisionsFact> => {
  const { leftBy, ...place } = command
  const decision = restoreEntry(state.contents, leftBy === undefined ? place : { ...place, leftBy })
  return followWith(decision, () => placesBack(place, state, [place.entry]))
}

/** The teams of a league that comes back are in their divisions again, where those take them. */
export const restoreLeagueAndPlaces = (state: LockableDivisions, place: LeaguePlace): Decision<SeasonDivisionsFact> => {
  const entries = [...state.contents.entries.values()].filter(({ league, left }) => league === place.league && !left)
  return followWith(restoreLeague(state.contents, place), () =>
    placesBack(
      place,
      state,
      entries.map(({ id }) => id),
    ),
  )
}

/** A team that was moved to another league of its season keeps the place that it had (docs/brackets.md#divisions). */
export const takeOverPlace = (
  state: LockableDivisions,
  { from, to, ...season }: Season & { readonly from: EntryId; readonly to: EntryId },
): Decision<DivisionFact> => {
  const place = state.formerPlaces.get(from)
  return place ? assignTeam(state, { ...seasonOf(season), ...place, entry: to }) : nothing
}

/** Refuses to delete a team while a division that it is in has bracket games (docs/brackets.md#locked-divisions). */
export const refuseDeletingTeam = (state: LockableDivisions, team: TeamId): Refusal | undefined => {
  const divisions = entriesOf(state.contents, team).flatMap(({ id }) => divisionOf(state, id) ?? [])
  return refuseLeaving(state, divisions, 'the team is deleted')
}
