import { facts, factsOrNothing, nothing, refuse, type Decision, type Refusal } from '../facts/decision'
import { isSameOrder, namesExactly } from '../facts/order'
import { cleanName, nameFault } from '../facts/text'
import type { EntryId } from '../ids/kinds'
import { TEAM_NOT_FOUND } from '../entries/decide'
import type { DivisionFact, DivisionPlace, DivisionTeam } from './events'
import { isLocked, LOCKED_ORDER, refuseLocked } from './lock'
import { divisionOf, existingDivision, isPlaying, type Division, type LockableDivisions, type SeasonDivisions } from './state'

const NOT_IN_DIVISION = refuse('not-found', 'The team is not in this division.')
export const DIVISION_NOT_FOUND = refuse('not-found', 'Division not found')
/** A bracket has at most so many teams (docs/brackets.md#divisions). */
export const LARGEST_DIVISION = 64

export type NamedDivision = DivisionPlace & { readonly name: string }

export const createDivision = (state: SeasonDivisions, { name, ...place }: NamedDivision): Decision<DivisionFact> => {
  if (state.divisions.has(place.division)) return nothing
  return nameFault('Division name', name) ?? facts({ type: 'DivisionCreated', data: { ...place, name: cleanName(name) } })
}

/** A name may change while there are bracket games. */
export const renameDivision = (state: SeasonDivisions, { name, ...place }: NamedDivision): Decision<DivisionFact> => {
  const division = existingDivision(state, place.division)
  if (!division) return DIVISION_NOT_FOUND
  const fault = nameFault('Division name', name)
  if (fault) return fault
  const is = cleanName(name)
  return is === division.name ? nothing : facts({ type: 'DivisionRenamed', data: { ...place, was: division.name, is } })
}

export const deleteDivision = (state: LockableDivisions, place: DivisionPlace): Decision<DivisionFact> => {
  const division = existingDivision(state, place.division)
  if (!division) return DIVISION_NOT_FOUND
  return refuseLocked(state, division, 'deleting this division') ?? facts({ type: 'DivisionDeleted', data: place })
}

/** Brings a deleted division back with its teams, but for those that left their league or are in another division by now. */
export const restoreDivision = (state: SeasonDivisions, place: DivisionPlace): Decision<DivisionFact> => {
  const division = state.divisions.get(place.division)
  if (!division) return DIVISION_NOT_FOUND
  if (division.kind === 'active') return nothing
  const teams = division.teams.filter(({ entry }) => isPlaying(state.contents, entry) && !divisionOf(state, entry))
  return facts({ type: 'DivisionRestored', data: { ...place, name: division.name, teams } })
}

/** What an entry is called in a division; a refusal where it does not play in the season. */
const teamOf = ({ contents }: SeasonDivisions, id: EntryId): DivisionTeam | Refusal => {
  const entry = contents.entries.get(id)
  return entry && isPlaying(contents, id) ? { entry: id, team: entry.team, league: entry.league } : TEAM_NOT_FOUND
}

const refuseTeam = (state: SeasonDivisions, division: Division, { entry, team }: DivisionTeam): Refusal | undefined => {
  const other = divisionOf(state, entry)
  if (other) return refuse('conflict', `The team is already in the division ${other.name}.`)
  if (division.teams.some(one => one.team === team))
    return refuse('conflict', 'The team is already in this division, through another league.')
  return division.teams.length >= LARGEST_DIVISION
    ? refuse('conflict', `A division has at most ${LARGEST_DIVISION} teams.`)
    : undefined
}

export type AssignTeam = DivisionPlace & {
  readonly entry: EntryId
  /** From 0; without it, or behind the last one, the team comes last. */
  readonly position?: number | undefined
}

/** A team is in one division at most; once more into the same one changes nothing (docs/brackets.md#divisions). */
export const assignTeam = (state: LockableDivisions, { entry, position, ...place }: AssignTeam): Decision<DivisionFact> => {
  const division = existingDivision(state, place.division)
  if (!division) return DIVISION_NOT_FOUND
  const team = teamOf(state, entry)
  if ('kind' in team) return team
  if (divisionOf(state, entry) === division) return nothing
  const { length } = division.teams
  const at = Math.min(position ?? length, length)
  return (
    refuseLocked(state, division, 'adding teams to this division') ??
    refuseTeam(state, division, team) ??
    facts({ type: 'TeamAssignedToDivision', data: { ...place, ...team, position: at } })
  )
}

export type RemoveTeams = DivisionPlace & { readonly entries: readonly EntryId[] }

/** Takes teams out of a division in one step: all of them, or none. */
export const removeTeams = (state: LockableDivisions, { entries, ...place }: RemoveTeams): Decision<DivisionFact> => {
  const division = existingDivision(state, place.division)
  if (!division) return DIVISION_NOT_FOUND
  const leaving = [...new Set(entries)].map(entry => division.teams.find(team => team.entry === entry))
  if (leaving.includes(undefined)) return NOT_IN_DIVISION
  return (
    refuseLocked(state, division, 'removing teams from this division') ??
    factsOrNothing(
      leaving.flatMap(team => (team ? [{ type: 'TeamRemovedFromDivision' as const, data: { ...place, ...team } }] : [])),
    )
  )
}

export type OrderTeams = DivisionPlace & { readonly entries: readonly EntryId[] }

/** The order must name every team of the division once. */
export const orderTeams = (state: LockableDivisions, { entries, ...place }: OrderTeams): Decision<DivisionFact> => {
  const division = existingDivision(state, place.division)
  if (!division) return DIVISION_NOT_FOUND
  const current = division.teams.map(({ entry }) => entry)
  if (!namesExactly(current, entries))
    return refuse('conflict', 'The order must name every team of the division once. Look at the teams as they are now.')
  if (isSameOrder(current, entries)) return nothing
  if (isLocked(state, division)) return refuse('conflict', LOCKED_ORDER)
  const teams = entries.flatMap(entry => division.teams.find(team => team.entry === entry)?.team ?? [])
  return facts({ type: 'DivisionTeamsOrdered', data: { ...place, entries, teams } })
}
