import type { PeriodScore, Score, Side } from '@fullcourt/domain/games/events'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { BoxScoreAnswer } from '../../../api/schema'
import type { Typed } from '../sheet/line-edit'

/** Points of both sides while they are typed. */
export type TypedScore = { readonly [side in Side]: Typed }

/** The final score and the periods while they are edited: as read, at which revisions, and as they shall be. */
export type FinalsEdit = {
  readonly score: { readonly was: Score | null; readonly is: TypedScore; readonly revision: number }
  readonly periods: { readonly was: readonly PeriodScore[]; readonly is: readonly PeriodScore[]; readonly revision: number }
  /** Why a score that stood already is corrected. */
  readonly reason: string
}

export const noPoints: TypedScore = { home: null, away: null }

export const scoreOf = ({ game }: BoxScoreAnswer): Score | null =>
  game.score_home === null || game.score_away === null ? null : { home: game.score_home, away: game.score_away }

/** The points of each period, without the final score, which the answer lists as the last period. */
export const periodsOf = ({ game, periodScores }: BoxScoreAnswer): readonly PeriodScore[] => {
  const own = periodScores.filter(({ gamePeriod }) => gamePeriod.id !== FINAL_PERIOD)
  const pointsOf = (period: number, team: number) =>
    own.find(one => one.gamePeriod.id === period && one.team_id === team)?.score ?? null
  return [...new Set(own.map(({ gamePeriod }) => gamePeriod.id))].map(period => ({
    period,
    home: pointsOf(period, game.home_team_id),
    away: pointsOf(period, game.away_team_id),
  }))
}

export const beginFinals = (answer: BoxScoreAnswer): FinalsEdit => {
  const [score, periods] = [scoreOf(answer), periodsOf(answer)]
  return {
    score: { was: score, is: score ?? noPoints, revision: answer.game.revision ?? 0 },
    periods: { was: periods, is: periods, revision: answer.game.periodsRevision ?? 0 },
    reason: '',
  }
}

export const withFinal = (edit: FinalsEdit, side: Side, points: Typed): FinalsEdit => ({
  ...edit,
  score: { ...edit.score, is: { ...edit.score.is, [side]: points } },
})

export const pointsIn = (periods: readonly PeriodScore[], period: number): TypedScore =>
  periods.find(one => one.period === period) ?? noPoints

const withPoints = (periods: readonly PeriodScore[], period: number, side: Side, points: Typed): readonly PeriodScore[] => {
  const next = { period, ...noPoints, ...periods.find(one => one.period === period), [side]: points }
  const others = periods.filter(one => one.period !== period)
  return next.home === null && next.away === null ? others : [...others, next]
}

export const withPeriod = (edit: FinalsEdit, period: number, side: Side, points: Typed): FinalsEdit => ({
  ...edit,
  periods: { ...edit.periods, is: withPoints(edit.periods.is, period, side, points) },
})

/** The score as typed, once both sides have points. */
export const typedScore = ({ home, away }: TypedScore): Score | null => (home === null || away === null ? null : { home, away })

export const isScoreChanged = ({ score: { was, is } }: FinalsEdit) =>
  SIDES.some(side => is[side] !== (was === null ? null : was[side]))

/** Both scores are required (spec 2 §5). */
export const isScoreIncomplete = (edit: FinalsEdit) => isScoreChanged(edit) && typedScore(edit.score.is) === null

/** A score that stood already becomes another one: a reason may be given. */
export const isCorrection = (edit: FinalsEdit) => edit.score.was !== null && isScoreChanged(edit)

export type PeriodChange = { readonly period: number; readonly side: Side; readonly points: Typed }

export const periodChanges = ({ periods: { was, is } }: Pick<FinalsEdit, 'periods'>): readonly PeriodChange[] =>
  [...new Set([...was, ...is].map(({ period }) => period))].flatMap(period =>
    SIDES.filter(side => pointsIn(was, period)[side] !== pointsIn(is, period)[side]).map(side => ({
      period,
      side,
      points: pointsIn(is, period)[side],
    })),
  )

export const isFinalsChanged = (edit: FinalsEdit) => isScoreChanged(edit) || periodChanges(edit).length > 0

/** My final score against the one that the server has by now. */
export const rebasedScore = (edit: FinalsEdit, now: FinalsEdit): FinalsEdit => ({
  ...edit,
  score: { ...now.score, is: edit.score.is },
})

/** My points of periods on top of those that the server has by now. */
export const rebasedPeriods = (edit: FinalsEdit, now: FinalsEdit): FinalsEdit => ({
  ...edit,
  periods: {
    ...now.periods,
    is: periodChanges(edit).reduce((is, { period, side, points }) => withPoints(is, period, side, points), now.periods.was),
  },
})
