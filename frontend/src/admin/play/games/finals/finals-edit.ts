import type { PeriodScore, Score, Side } from '@fullcourt/domain/games/events'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import { AWAY_FIRST, SIDES } from '@fullcourt/domain/games/sides'
import type { BoxScoreAnswer } from '../../../../api/schema'
import type { Editing, EditRules, Stored } from '../../../parts/editing/editing'
import type { Typed } from '../sheet/line-edit'
import { scoreOf, type Scored } from './score-of'

/** Points of both sides while they are typed. */
export type TypedScore = { readonly [side in Side]: Typed }

/** A final score while it is typed, why an existing one is corrected, and whether visitors are shown that. */
export type ScoreEntry = TypedScore & { readonly reason: string; readonly reasonPublic?: boolean }

export const noPoints: TypedScore = { home: null, away: null }

/** The final score as the server has it. */
export const storedScore = (game: Scored & { readonly revision?: number }): Stored<ScoreEntry> => ({
  value: { ...(scoreOf(game) ?? noPoints), reason: '' },
  revision: game.revision ?? 0,
})

type WithPeriods = Pick<BoxScoreAnswer, 'periodScores'> & {
  readonly game: Pick<BoxScoreAnswer['game'], 'home_team_id' | 'away_team_id' | 'periodsRevision'>
}

/** The points of each period, without the final score, which the answer lists as the last period. */
export const periodsOf = ({ game, periodScores }: WithPeriods): readonly PeriodScore[] => {
  const own = periodScores.filter(({ gamePeriod }) => gamePeriod.id !== FINAL_PERIOD)
  const pointsOf = (period: number, team: number) =>
    own.find(one => one.gamePeriod.id === period && one.team_id === team)?.score ?? null
  return [...new Set(own.map(({ gamePeriod }) => gamePeriod.id))].map(period => ({
    period,
    home: pointsOf(period, game.home_team_id),
    away: pointsOf(period, game.away_team_id),
  }))
}

export const storedPeriods = (answer: WithPeriods): Stored<readonly PeriodScore[]> => ({
  value: periodsOf(answer),
  revision: answer.game.periodsRevision ?? 0,
})

export const pointsIn = (periods: readonly PeriodScore[], period: number): TypedScore =>
  periods.find(one => one.period === period) ?? noPoints

export const withPoints = (periods: readonly PeriodScore[], { period, side, points }: PeriodChange): readonly PeriodScore[] => {
  const next = { period, ...noPoints, ...periods.find(one => one.period === period), [side]: points }
  const others = periods.filter(one => one.period !== period)
  return next.home === null && next.away === null ? others : [...others, next]
}

export type PeriodChange = { readonly period: number; readonly side: Side; readonly points: Typed }

export const periodChanges = (was: readonly PeriodScore[], is: readonly PeriodScore[]): readonly PeriodChange[] =>
  [...new Set([...was, ...is].map(({ period }) => period))].flatMap(period =>
    AWAY_FIRST.filter(side => pointsIn(was, period)[side] !== pointsIn(is, period)[side]).map(side => ({
      period,
      side,
      points: pointsIn(is, period)[side],
    })),
  )

/** A final score is one figure: mine as a whole is compared with another person's. */
export const scoreRules: EditRules<ScoreEntry> = {
  same: (one, other) => SIDES.every(side => one[side] === other[side]),
  rebase: ({ was, is }, onto) => (scoreRules.same(was, is) ? onto : is),
}

/** Periods are edited side by side: mine stay when others change others. */
export const periodRules: EditRules<readonly PeriodScore[]> = {
  same: (one, other) => periodChanges(one, other).length === 0,
  rebase: ({ was, is }, onto) => periodChanges(was, is).reduce(withPoints, onto),
}

/** The score as typed, once both sides have points. */
export const typedScore = ({ home, away }: TypedScore): Score | null => (home === null || away === null ? null : { home, away })

/** Both scores are required (docs/games.md#scores). */
export const isIncomplete = ({ read, value }: Pick<Editing<ScoreEntry>, 'read' | 'value'>) =>
  !scoreRules.same(read.value, value) && typedScore(value) === null

/** An existing score becomes another one: a reason may be given. */
export const isCorrecting = ({ read, value }: Pick<Editing<ScoreEntry>, 'read' | 'value'>) =>
  typedScore(read.value) !== null && !scoreRules.same(read.value, value)
