import type { DivisionAnswer, StandingsTeamAnswer } from '../../../api/schema'
import { moveItem } from '../../parts/lists/reorder'

/** What is asked of a division's teams, with what takes it back. */
export type Move =
  | { readonly kind: 'assign'; readonly division: number; readonly team: StandingsTeamAnswer; readonly position: number }
  | { readonly kind: 'remove'; readonly division: number; readonly team: StandingsTeamAnswer; readonly position: number }
  | { readonly kind: 'order'; readonly division: number; readonly is: readonly number[]; readonly was: readonly number[] }

/** Where a team is to be: in a division, last without a place, or in none (null). */
export type Wanted = { readonly division: number; readonly place?: number | undefined } | null

const entriesOf = ({ teams }: DivisionAnswer) => teams.map(({ slt_id }) => slt_id)

/** The division that a team is in. */
export const divisionOfTeam = (divisions: readonly DivisionAnswer[], team: number): DivisionAnswer | undefined =>
  divisions.find(division => entriesOf(division).includes(team))

/** The teams that are in no division, in the order of their tables. */
export const withoutDivision = (
  teams: readonly StandingsTeamAnswer[],
  divisions: readonly DivisionAnswer[],
): readonly StandingsTeamAnswer[] => {
  const assigned = new Set(divisions.flatMap(entriesOf))
  return teams.filter(({ slt_id }) => !assigned.has(slt_id))
}

const reorder = (division: DivisionAnswer, from: number, to: number): Move | undefined => {
  const was = entriesOf(division)
  const is = moveItem(was, from, to)
  return is.every((entry, place) => entry === was[place]) ? undefined : { kind: 'order', division: division.id, is, was }
}

/** The move that brings a team where it is wanted; undefined where it is there. */
export const moveTo = (divisions: readonly DivisionAnswer[], team: StandingsTeamAnswer, wanted: Wanted): Move | undefined => {
  const current = divisionOfTeam(divisions, team.slt_id)
  const position = current ? entriesOf(current).indexOf(team.slt_id) : 0
  if (!wanted) return current && { kind: 'remove', division: current.id, team, position }
  const last = divisions.find(({ id }) => id === wanted.division)?.teams.length ?? 0
  if (current?.id !== wanted.division) return { kind: 'assign', division: wanted.division, team, position: wanted.place ?? last }
  return reorder(current, position, wanted.place ?? last)
}

/** What takes a move back. */
export const inverse = (move: Move): Move => {
  switch (move.kind) {
    case 'assign':
      return { ...move, kind: 'remove' }
    case 'remove':
      return { ...move, kind: 'assign' }
    case 'order':
      return { ...move, is: move.was, was: move.is }
  }
}

const teamsAfter = (teams: readonly StandingsTeamAnswer[], move: Move): readonly StandingsTeamAnswer[] => {
  switch (move.kind) {
    case 'assign':
      return teams.toSpliced(move.position, 0, move.team)
    case 'remove':
      return teams.filter(({ slt_id }) => slt_id !== move.team.slt_id)
    case 'order':
      return move.is.flatMap(entry => teams.find(({ slt_id }) => slt_id === entry) ?? [])
  }
}

/** The divisions as they will be after a move that the server accepts; a locked one refuses, and so does a second division. */
export const divisionsAfterMove = (divisions: readonly DivisionAnswer[], move: Move): DivisionAnswer[] => {
  const isRefused = move.kind === 'assign' && divisionOfTeam(divisions, move.team.slt_id) !== undefined
  return divisions.map(division =>
    division.id !== move.division || division.isLocked || isRefused
      ? division
      : { ...division, teams: teamsAfter(division.teams, move).map((team, position) => ({ ...team, position })) },
  )
}
