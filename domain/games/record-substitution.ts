import { facts, nothing, refuse, refuseField, type Decision, type Refusal } from '../facts/decision'
import type { PeriodId, PlayerId } from '../ids/kinds'
import { isSameSubstitution, noCourtside, type Courtside, type SubstitutionOfSide } from './courtside'
import { playerFouls } from './courtside-counts'
import { GAME_NOT_FOUND } from './decide'
import type { GameFact, Side } from './events'
import { faultOfSubstitution, faultWithout, PLAYERS_ON_COURT, type LineupFault } from './lineup'
import { FINAL_PERIOD } from './periods'
import { LONGEST_PERIOD } from './record-courtside'
import type { ActiveGame, Game } from './state'

/** A player by all ids of the person, the one under which something new is recorded first. */
export type Substituted = readonly [PlayerId, ...PlayerId[]]

export type WantedSubstitution = Omit<SubstitutionOfSide, 'out' | 'in'> & {
  readonly out: readonly Substituted[]
  readonly in: readonly Substituted[]
}

/** By what a substitution is judged: the periods in their order, who is on the roster of the side, and when a player is out. */
type Ruled = {
  readonly known: readonly PeriodId[]
  readonly roster: readonly PlayerId[]
  readonly keepsMinutes: boolean
  readonly foulsOut: number
}

/** The most that are kept of a game: so many are no game's. */
export const MOST_SUBSTITUTIONS = 300

const TEXTS: { readonly [why in LineupFault['why']]: string } = {
  nobody: 'Nobody is substituted.',
  twice: 'The same player is named twice.',
  'not on court': 'A player who is to leave is not on the court.',
  'on court': 'A player who is to enter is on the court already.',
  'too many': `More than ${PLAYERS_ON_COURT} players of the team would be on the court.`,
  later: 'Later substitutions of the team would not fit any more: take those back first.',
}

const refusalOf = ({ why }: LineupFault): Refusal =>
  refuse(why === 'nobody' || why === 'twice' ? 'invalid' : 'conflict', TEXTS[why])

const NOT_KEPT = refuse('conflict', 'The league keeps no minutes: switch that on in its rules beside the court.')
const TOO_MANY = refuse('conflict', `No more than ${MOST_SUBSTITUTIONS} substitutions of a game are kept.`)
const NOT_OF_TEAM = refuse('invalid', 'A player who is to enter is not on the roster of the team.')

/** Under the id under which the person was substituted before, if they were: two who were merged are one player. */
const recordedAs = ({ substitutions }: Courtside, side: Side, ids: Substituted): PlayerId => {
  const used = substitutions.filter(one => one.side === side).flatMap(one => [...one.in, ...one.out])
  return used.find(player => ids.includes(player)) ?? ids[0]
}

const isOfTeam = ({ figures }: ActiveGame, side: Side, roster: readonly PlayerId[]) => {
  const members = new Set([...roster, ...figures.lines.filter(line => line.side === side).map(({ player }) => player)])
  return (ids: Substituted) => ids.some(id => members.has(id))
}

/** Fouls up to the period alone: a phone that was offline tells of the beginning when the game is over. */
const isOut = ({ fouls }: Courtside, { period }: WantedSubstitution, { known, foulsOut }: Ruled) => {
  const until = known.slice(0, known.indexOf(period) + 1)
  const counting = fouls.filter(one => until.includes(one.period))
  return (ids: Substituted) => playerFouls(counting, ids) >= foulsOut
}

const placeFault = ({ period, remaining }: WantedSubstitution, { known }: Ruled): Refusal | undefined => {
  if (!known.includes(period) || period === FINAL_PERIOD) return refuse('invalid', `Unknown game period ${period}.`)
  return Number.isInteger(remaining) && remaining >= 0 && remaining <= LONGEST_PERIOD
    ? undefined
    : refuseField('remaining', 'The clock shows between 0 and 60 minutes.')
}

const enteringFault = (game: ActiveGame, courtside: Courtside, wanted: WantedSubstitution, ruled: Ruled): Refusal | undefined => {
  if (!wanted.in.every(isOfTeam(game, wanted.side, ruled.roster))) return NOT_OF_TEAM
  return wanted.in.some(isOut(courtside, wanted, ruled))
    ? refuse('conflict', `A player who is to enter is out with ${ruled.foulsOut} fouls.`)
    : undefined
}

/** Records who of a side left the court and who entered it; the five that begin are the first to enter. */
export const recordSubstitution = (game: Game, wanted: WantedSubstitution, ruled: Ruled): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  if (!ruled.keepsMinutes) return NOT_KEPT
  const courtside = game.courtside ?? noCourtside
  const fault = placeFault(wanted, ruled) ?? enteringFault(game, courtside, wanted, ruled)
  if (fault) return fault
  const { side, period, remaining, at } = wanted
  const idsOf = (players: readonly Substituted[]) => players.map(ids => recordedAs(courtside, side, ids))
  const is = { period, remaining, at, out: idsOf(wanted.out), in: idsOf(wanted.in) }
  const outcome = faultOfSubstitution(courtside.substitutions, { ...is, side }, ruled.known)
  if (outcome === 'done') return nothing
  if (outcome) return refusalOf(outcome)
  if (courtside.substitutions.length >= MOST_SUBSTITUTIONS) return TOO_MANY
  return facts({ type: 'SubstitutionRecorded', data: { game: game.id, in: game.context, side, was: null, is } })
}

/** Takes back what was substituted on a side at a moment; nothing where that is not there: another phone may have been quicker. */
export const takeBackSubstitution = (
  game: Game,
  back: Pick<SubstitutionOfSide, 'side' | 'at'>,
  { known }: Pick<Ruled, 'known'>,
): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const { substitutions } = game.courtside ?? noCourtside
  const found = substitutions.find(one => isSameSubstitution(one, back))
  if (!found) return nothing
  const fault = faultWithout(substitutions, found, known)
  if (fault) return refusalOf(fault)
  const { side, ...was } = found
  return facts({ type: 'SubstitutionRecorded', data: { game: game.id, in: game.context, side, was, is: null } })
}
