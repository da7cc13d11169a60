import { gameClock } from '@fullcourt/domain/games/clock'
import type { Score } from '@fullcourt/domain/games/events'
import { mismatches, pointSums } from '@fullcourt/domain/games/mismatch'
import { FINAL_PERIOD, isOvertime, type Period } from '@fullcourt/domain/games/periods'
import { useState } from 'react'
import type { BoxScoreAnswer, GamePeriodAnswer } from '../../../../api/schema'
import { useConfirm } from '../../../parts/dialogs/confirm'
import { noPoints, pointsIn } from '../finals/finals-edit'
import { scoreOfSides, differenceText } from '../list/score-text'
import { useAskScore } from '../scores/use-ask-score'
import { samePoints } from './clock-step'
import type { Taps } from './use-taps'

/** The periods that a league plays, in its order; the final score is none of them. */
const playedPeriods = (periods: readonly GamePeriodAnswer[]): readonly Period[] =>
  [...periods]
    .sort((a, b) => a.order - b.order)
    .filter(({ id, name, hidden }) => !hidden && id !== FINAL_PERIOD && name !== 'Final')
    .map(({ id, name }) => ({ id, name }))

const isNothing = ({ home, away }: Score) => home === 0 && away === 0

/** The clock of a game as the scorer sees it, and what they do with it. */
export const useClock = ({ game, gamePeriods }: BoxScoreAnswer, { periods, points, final, step }: Taps) => {
  const played = playedPeriods(gamePeriods)
  const clock = gameClock(played, periods, points)
  const [ended, setEnded] = useState<{ readonly period: number; readonly points: Score } | null>(null)
  const [inOvertime, setInOvertime] = useState<number | null>(null)
  const confirm = useConfirm()
  const askScore = useAskScore()

  /** What did not add up before: the periods and the points of the players. */
  const differences = () =>
    mismatches(points, pointSums({ lines: [], periods })).map(mismatch =>
      differenceText(mismatch, mismatch.side === 'home' ? game.homeTeam : game.awayTeam),
    )

  /** A second tap at the same place is no end of the next period. */
  const askForEmpty = (period: Period) =>
    confirm({ question: `End ${period.name} without points?`, verb: `End ${period.name}`, otherwise: 'Play on' })

  const askForDifferences = (texts: readonly string[]) =>
    confirm({
      question: 'Enter a final score that does not add up?',
      consequence: texts.join('. '),
      verb: `Enter ${scoreOfSides(points)}`,
    })

  const isUntouched = (period: Period) => ended?.period === period.id && samePoints(pointsIn(periods, period.id), ended.points)
  const isNothingSince = clock.kind === 'over' || isNothing(clock.points)
  const { last } = clock

  const shown = clock.kind === 'tied' && inOvertime === clock.period.id ? { ...clock, kind: 'running' as const } : clock

  return {
    /** Those that are played, in their order. */
    periods: played,
    /** The period that runs, else the one that was ended last. */
    playing: shown.kind === 'over' ? last : shown.period,
    /** The name of the period that runs. */
    period: shown.kind === 'running' ? shown.period.name : undefined,
    clock: shown,
    /** The period that can be played on: nothing was counted since it ended, or it was ended here. */
    reopens: last && (isNothingSince || isUntouched(last)) ? last : null,
    end: async (period: Period, scored: Score) => {
      if (isNothing(scored) && !(await askForEmpty(period))) return
      step({ of: period.id, name: period.name, was: pointsIn(periods, period.id), is: scored })
      setEnded({ period: period.id, points: scored })
    },
    playOn: ({ id, name }: Period) => {
      step({ of: id, name, was: pointsIn(periods, id), is: noPoints })
      setEnded(null)
      setInOvertime(isOvertime(name) ? id : null)
    },
    playOvertime: ({ id }: Period) => setInOvertime(id),
    enterFinal: async () => {
      const texts = differences()
      if (texts.length > 0 && !(await askForDifferences(texts))) return
      if (!(await askScore(points))) return
      step({ of: 'final', name: 'Final', was: final ?? noPoints, is: points })
    },
  }
}

export type CourtsideClock = ReturnType<typeof useClock>
