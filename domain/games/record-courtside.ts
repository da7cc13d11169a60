import { facts, nothing, refuse, refuseField, type Decision } from '../facts/decision'
import type { PeriodId } from '../ids/kinds'
import { foulsOf, noCourtside, timeOutsOf } from './courtside'
import { GAME_NOT_FOUND } from './decide'
import type { ClockReading, Fouls, GameFact, TimeOuts } from './events'
import { FINAL_PERIOD } from './periods'
import type { Game } from './state'

/** Nobody fouls more often in one period, and no side takes more time-outs: it is a key that is held down. */
const MOST = 99

/** No period is longer, in milliseconds. */
export const LONGEST_PERIOD = 60 * 60_000

/** `known` are the ids of the organization's periods, hidden ones too. */
type InPeriods = { readonly known: readonly PeriodId[] }
/** One more, or one that is taken back. */
type Counting = { readonly change: 1 | -1 }

const periodFault = (period: PeriodId, { known }: InPeriods) =>
  known.includes(period) && period !== FINAL_PERIOD ? undefined : refuse('invalid', `Unknown game period ${period}.`)

/** None is taken back that was not recorded: another phone may have been quicker. */
const counted = (was: number, change: number) => Math.min(MOST, Math.max(0, was + change))

/** One foul more of a player or a bench, or one fewer: so two phones add up, whichever comes first. */
export const recordFoul = (
  game: Game,
  { period, side, player, change, known }: Omit<Fouls, 'count'> & Counting & InPeriods,
): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const fault = periodFault(period, { known })
  if (fault) return fault
  const was = foulsOf(game.courtside ?? noCourtside, { period, side, player })
  const is = counted(was, change)
  if (was === is) return nothing
  return facts({ type: 'FoulsRecorded', data: { game: game.id, in: game.context, period, side, player, was, is } })
}

/** One time-out more of a side, or one fewer. */
export const recordTimeOut = (
  game: Game,
  { period, side, change, known }: Omit<TimeOuts, 'count'> & Counting & InPeriods,
): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const fault = periodFault(period, { known })
  if (fault) return fault
  const was = timeOutsOf(game.courtside ?? noCourtside, { period, side })
  const is = counted(was, change)
  if (was === is) return nothing
  return facts({ type: 'TimeOutsRecorded', data: { game: game.id, in: game.context, period, side, was, is } })
}

const isSame = (was: ClockReading | null, is: ClockReading) =>
  was?.period === is.period && was.remaining === is.remaining && was.since === is.since

/** Who starts a clock that runs, or stops one that stands, does what another phone has done already. */
const isDone = (was: ClockReading | null, is: ClockReading, isSet: boolean) =>
  !isSet && was?.period === is.period && (was.since === null) === (is.since === null)

/**
 * Starts or stops the clock, or sets it to another time of the period (`isSet`).
 */
export const setGameClock = (
  game: Game,
  { is, isSet, known }: { readonly is: ClockReading; readonly isSet: boolean } & InPeriods,
): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const fault = periodFault(is.period, { known })
  if (fault) return fault
  if (!(Number.isInteger(is.remaining) && is.remaining >= 0 && is.remaining <= LONGEST_PERIOD))
    return refuseField('remaining', 'The clock shows between 0 and 60 minutes.')
  const was = game.courtside?.clock ?? null
  if (isSame(was, is) || isDone(was, is, isSet)) return nothing
  return facts({ type: 'GameClockSet', data: { game: game.id, in: game.context, was, is } })
}
