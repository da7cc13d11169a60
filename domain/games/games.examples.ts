import type { Traced } from '../facts/fact'
import { specification } from '../testing/specification'
import type { PeriodId, PlayerId } from '../ids/kinds'
import { line } from '../statistics/figures.examples'
import * as corrections from './undo-correction'
import * as decisions from './decide'
import * as ends from './end-period'
import type {
  BoxScoreLine,
  ClockReading,
  CourtsideTap,
  GameDetails,
  GameFact,
  GameFigures,
  GameContext,
  GameSide,
  GameSlot,
  PeriodScore,
  Score,
  Side,
  Substitution,
} from './events'
import { DEFAULT_PERIODS } from './periods'
import * as courtside from './record-courtside'
import * as substitutions from './record-substitution'
import * as reasons from './show-reason'
import { isFiguresFact } from './figures-facts'
import * as settling from './settle'
import { gameStream, type Game } from './state'
import * as takingBack from './take-back'
import * as walkovers from './walkover'

/** Words in which the specs describe a game: `given(scheduled(), scored('61–58')).when(updateScore('61–59'))`. */
export const given = specification(gameStream.initial, gameStream.evolve)

export const ANA: PlayerId = 31
export const BEN: PlayerId = 32
export const CLEO: PlayerId = 33

export const context: GameContext = {
  organization: 1,
  season: 3,
  league: 5,
  division: null,
  stage: 'regular',
  home: { team: 11, entry: 21, league: 5 },
  away: { team: 12, entry: 22, league: 5 },
}
const game = { game: 41, in: context }

/** `61–58` */
export const score = (text: string): Score => {
  const [home = NaN, away = NaN] = text.split('–').map(Number)
  return { home, away }
}

const idOf = (name: string): PeriodId => DEFAULT_PERIODS.find(period => period.name === name)?.id ?? 0

/** `Q1 15–12`; a dash where a side's points were not entered: `Q1 15–-`. */
export const period = (text: string): PeriodScore => {
  const [name = '', points = ''] = text.split(' ')
  const [home, away] = points.split('–').map(side => (side === '-' ? null : Number(side)))
  return { period: idOf(name), home: home ?? null, away: away ?? null }
}

const orNone = <Value>(read: (text: string) => Value, text: string | undefined): Value | null =>
  text === undefined ? null : read(text)

export const details = (changes: Partial<GameDetails> = {}): GameDetails => ({ ...decisions.noDetails, ...changes })
export const figures = (changes: Partial<GameFigures> = {}): GameFigures => ({ score: null, periods: [], lines: [], ...changes })
type Fouler = { readonly player?: PlayerId | null; readonly side?: Side }
const known = DEFAULT_PERIODS.map(({ id }) => id)

// What happened.
export const scheduled = (changes: Partial<GameDetails> = {}): GameFact => ({
  type: 'GameScheduled',
  data: { ...game, details: details(changes) },
})
export const detailsChanged = (was: Partial<GameDetails>, is: Partial<GameDetails>): GameFact => ({
  type: 'GameDetailsChanged',
  data: { ...game, was, is },
})
export const scored = (is: string, { was }: { was?: string } = {}): GameFact => ({
  type: 'ScoreUpdated',
  data: { ...game, was: orNone(score, was), is: score(is) },
})
export const reasonPublished = (correction: number): GameFact => ({
  type: 'CorrectionReasonPublished',
  data: { ...game, correction },
})
export const reasonWithdrawn = (correction: number): GameFact => ({
  type: 'CorrectionReasonWithdrawn',
  data: { ...game, correction },
})
export const periodScored = (is: string, { was }: { was?: string } = {}): GameFact => ({
  type: 'PeriodScoreUpdated',
  data: { ...game, was: orNone(period, was), is: period(is) },
})
export const lineRecorded = (
  player: PlayerId,
  is: string | null,
  { was, side = 'home', taps }: { was?: string; side?: Side; taps?: readonly CourtsideTap[] } = {},
): GameFact => ({
  type: 'BoxScoreLineRecorded',
  data: { ...game, player, side, was: orNone(line, was), is: is === null ? null : line(is), ...(taps ? { taps } : {}) },
})
/** A basket of two points in Q1 at 9:48, unless said otherwise. */
export const tap = (changes: Partial<CourtsideTap> = {}): CourtsideTap => ({
  figure: '2PM',
  period: idOf('Q1'),
  remaining: 588_000,
  at: '2025-06-29T20:16:06.000Z',
  ...changes,
})
/** Fouls in Q1 of a side's player, or of its bench. */
export const fouls = (was: number, is: number, { player = ANA, side = 'home' }: Fouler = {}): GameFact => ({
  type: 'FoulsRecorded',
  data: { ...game, period: idOf('Q1'), side, player, was, is },
})
/** Time-outs of the home team in Q1. */
export const timeOuts = (was: number, is: number): GameFact => ({
  type: 'TimeOutsRecorded',
  data: { ...game, period: idOf('Q1'), side: 'home', was, is },
})
export const clockSet = (is: ClockReading, was: ClockReading | null = null): GameFact => ({
  type: 'GameClockSet',
  data: { ...game, was, is },
})
/** Of the home team in Q1 at 9:48, unless said otherwise. */
export const substitution = (out: readonly PlayerId[], entering: readonly PlayerId[], changes: Partial<Substitution> = {}) => ({
  period: idOf('Q1'),
  remaining: 588_000,
  at: '2025-06-29T20:16:06.000Z',
  out,
  in: entering,
  ...changes,
})
export const substituted = (is: Substitution | null, { was = null }: { was?: Substitution | null } = {}): GameFact => ({
  type: 'SubstitutionRecorded',
  data: { ...game, side: 'home', was, is },
})
export const sidesChanged = (home: GameSide, away: GameSide, before: Partial<GameContext> = {}): GameFact => ({
  type: 'GameSidesChanged',
  data: { ...game, in: { ...context, ...before }, is: { home, away } },
})
export const walkover = (is: Side | null, { was = null }: { was?: Side | null } = {}): GameFact => ({
  type: 'WalkoverRecorded',
  data: { ...game, was, is },
})
export const reset = (was: GameFigures): GameFact => ({ type: 'GameReset', data: { ...game, was } })
/** A correction was undone that had taken `is` out, or, of the corrected game itself, had made `was` of it. */
export const figuresRestored = (is: GameFigures, was: GameFigures = figures()): GameFact => ({
  type: 'GameFiguresRestored',
  data: { ...game, correction: 'correction', was, is },
})
export const deleted = (was: GameFigures = figures(), changes: Partial<GameDetails> = {}): GameFact => ({
  type: 'GameDeleted',
  data: { ...game, details: details(changes), was },
})
export const restored = (is: GameFigures = figures(), changes: Partial<GameDetails> = {}): GameFact => ({
  type: 'GameRestored',
  data: { ...game, details: details(changes), is },
})

// What is wanted.
export const scheduleGame =
  (changes: Partial<GameDetails> = {}, where: GameContext = context) =>
  (state: Game) =>
    decisions.scheduleGame(state, { game: 41, in: where, details: changes })
export const changeDetails = (changes: Partial<decisions.EditableDetails>) => (state: Game) =>
  decisions.changeDetails(state, changes)
export const updateScore =
  (is: string, { publishReason = false } = {}) =>
  (state: Game) =>
    decisions.updateScore(state, { is: score(is), publishReason })
export const recordFoul =
  (change: 1 | -1, { player = ANA, side = 'home' }: Fouler = {}, period = idOf('Q1')) =>
  (state: Game) =>
    courtside.recordFoul(state, { period, side, player, change, known })
export const recordTimeOut =
  (change: 1 | -1, period = idOf('Q1')) =>
  (state: Game) =>
    courtside.recordTimeOut(state, { period, side: 'home', change, known })
export const setClock =
  (is: ClockReading, { isSet = false } = {}) =>
  (state: Game) =>
    courtside.setGameClock(state, { is, isSet, known })
type Judged = { readonly roster?: readonly PlayerId[]; readonly keepsMinutes?: boolean }
/** Players of the home team; those with more than one id are persons who were merged. */
export const substitute =
  (
    { out, in: entering, ...when }: Substitution,
    {
      roster = [31, 32, 33, 34, 35, 36, 37],
      keepsMinutes = true,
      persons = [],
    }: Judged & { persons?: readonly substitutions.Substituted[] } = {},
  ) =>
  (state: Game) => {
    const idsOf = (player: PlayerId): substitutions.Substituted => persons.find(ids => ids[0] === player) ?? [player]
    const wanted = { ...when, side: 'home' as const, out: out.map(idsOf), in: entering.map(idsOf) }
    return substitutions.recordSubstitution(state, wanted, { known, roster, keepsMinutes, foulsOut: 5 })
  }
export const takeSubstitutionBack =
  ({ at }: Pick<Substitution, 'at'>) =>
  (state: Game) =>
    substitutions.takeBackSubstitution(state, { side: 'home', at }, { known })
export const showReason =
  (correction: number, isPublic: boolean, { now = 'unknown' }: { now?: boolean | 'unknown' | 'gone' } = {}) =>
  (state: Game) =>
    reasons.showReason(state, { correction, isPublic, now })

/** Points by period and side: `enterPeriods(['Q1', 'home', 15])`. */
export const enterPeriods =
  (...points: (readonly [string | PeriodId, Side, number | null])[]) =>
  (state: Game) =>
    decisions.updatePeriodScores(state, {
      points: points.map(([name, side, value]) => ({
        period: typeof name === 'number' ? name : idOf(name),
        side,
        points: value,
      })),
      known: [1, 2, 3, 4, 5],
    })

/** The end of a period, by its name or by an id that no organization has. */
export const endPeriod = (name: string | PeriodId) => (state: Game) =>
  ends.endPeriod(state, { period: typeof name === 'number' ? name : idOf(name), known: DEFAULT_PERIODS })

type Where = { side?: Side; home?: readonly PlayerId[]; away?: readonly PlayerId[]; taps?: readonly CourtsideTap[] }

/** A line as the editor sends it; Ana and Ben are on the home roster, Cleo on that of the guests. */
export const recordLine =
  (player: PlayerId, changes: decisions.EnteredFigures, { side, home = [ANA, BEN], away = [CLEO], taps }: Where = {}) =>
  (state: Game) => {
    const tapped = taps && { taps, known }
    return decisions.recordLine(state, { player, side, rosters: { home, away }, figures: changes, tapped })
  }
export const recordSheet =
  (...lines: BoxScoreLine[]) =>
  (state: Game) =>
    decisions.recordSheet(state, { lines })
export const changeSides = (home: GameSide, away: GameSide) => (state: Game) => decisions.changeSides(state, { home, away })
export const recordWalkover = (winner: Side | null) => (state: Game) => walkovers.recordWalkover(state, { winner })
export const settleGame =
  (...wanted: readonly [GameSide, GameSide] | readonly []) =>
  (state: Game) =>
    settling.settleGame(state, wanted.length === 0 ? null : wanted)
export const undoCorrection = corrections.undoCorrection
/** Settles a game after the correction was undone. */
export const settleAfterUndoing =
  (...wanted: readonly [GameSide, GameSide]) =>
  (state: Game) =>
    settling.settleGame(state, wanted, ['correction'])
const isEntered = (fact: GameFact): fact is takingBack.EnteredFact =>
  isFiguresFact(fact) && fact.type !== 'GameReset' && fact.type !== 'GameDeleted' && fact.type !== 'GameRestored'

/** Takes back what an action entered. */
export const takeBackFigures =
  (...entered: readonly GameFact[]) =>
  (state: Game) =>
    takingBack.takeBackFigures(state, { entered: entered.filter(isEntered), undoes: 'correction' })
export const takeGameBack = (asItWas: GameFigures) => (state: Game) => takingBack.takeGameBack(state, { asItWas })
export const deleteGame = decisions.deleteGame
export const restoreGame = decisions.restoreGame
export const restoreGameOfMatchup = decisions.bringBackMatchupGame
export const restoreGameDeletedBy = (cause: string) => (state: Game) => decisions.restoreGameDeletedBy(state, cause)

/** `2026-01-04 18:00 Gym 1` */
export const slot = (text: string): GameSlot => {
  const [date = null, time = null, ...location] = text.split(' ')
  return { date, time, location: location.length === 0 ? null : location.join(' ') }
}
export const swapped = (was: string, is: string, other = 42): GameFact => ({
  type: 'GameSwapped',
  data: { ...game, with: other, was: slot(was), is: slot(is) },
})
export const swapSlot =
  (was: string, is: string, { played = false }: { played?: boolean } = {}) =>
  (state: Game) =>
    decisions.swapSlot(state, { with: 42, was: slot(was), is: slot(is), played, because: 'plan' })
export const takeSwapBack = (was: string, is: string) => (state: Game) =>
  decisions.takeSwapBack(state, { with: 42, was: slot(was), is: slot(is), because: 'refusal' })
export const deletePlannedGame = (ifPlayed: decisions.IfPlayed) => (state: Game) =>
  decisions.deletePlannedGame(state, { ifPlayed, because: 'plan' })
/** A fact of a correction of a result, or one that followed from it. */
export const byCorrection = (fact: GameFact): Traced<GameFact> => ({ ...fact, metadata: { correlation: 'correction' } })
/** A fact that followed from another one. */
export const because = (cause: string, fact: GameFact): Traced<GameFact> => ({ ...fact, metadata: { cause } })
