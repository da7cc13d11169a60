import type { BoxScoreAnswer } from '../../../api/schema'
import {
  beginFinals,
  isCorrection,
  isFinalsChanged,
  isScoreIncomplete,
  periodChanges,
  rebasedPeriods,
  rebasedScore,
  withFinal,
  withPeriod,
} from './finals-edit'

type Known = { score?: [number, number]; periods?: [id: number, team: number, points: number][]; revision?: number }

const answer = ({ score, periods = [], revision = 4 }: Known = {}) =>
  ({
    game: {
      home_team_id: 1,
      away_team_id: 2,
      score_home: score?.[0] ?? null,
      score_away: score?.[1] ?? null,
      revision,
      periodsRevision: revision,
    },
    periodScores: [...periods, ...(score ? [[6, 1, score[0]] as const] : [])].map(([id, team_id, points]) => ({
      gamePeriod: { id, name: `P${id}`, hidden: false },
      team_id,
      score: points,
    })),
  }) as unknown as BoxScoreAnswer

const unplayed = beginFinals(answer())
const played = beginFinals(
  answer({
    score: [61, 58],
    periods: [
      [1, 1, 20],
      [1, 2, 18],
    ],
  }),
)

it('does not take the final score for a period', () => {
  expect(played.periods.was).toEqual([{ period: 1, home: 20, away: 18 }])
})

it('is unchanged where the same was typed again', () => {
  expect([unplayed, played, withFinal(withFinal(played, 'home', 60), 'home', 61)].map(isFinalsChanged)).toEqual([
    false,
    false,
    false,
  ])
})

it('needs both scores', () => {
  expect([
    isScoreIncomplete(withFinal(unplayed, 'home', 61)),
    isScoreIncomplete(withFinal(withFinal(unplayed, 'home', 61), 'away', 0)),
    isScoreIncomplete(withFinal(played, 'away', null)),
    isScoreIncomplete(unplayed),
  ]).toEqual([true, false, true, false])
})

it('is a correction only where a score stood before', () => {
  expect([
    isCorrection(withFinal(played, 'away', 59)),
    isCorrection(withFinal(unplayed, 'away', 59)),
    isCorrection(played),
  ]).toEqual([true, false, false])
})

it('tells the points that changed, and those that were taken out', () => {
  expect(periodChanges(withPeriod(withPeriod(played, 1, 'home', null), 2, 'away', 15))).toEqual([
    { period: 1, side: 'home', points: null },
    { period: 2, side: 'away', points: 15 },
  ])
})

it('puts my score against the one that stands by now', () => {
  const now = beginFinals(answer({ score: [61, 60], revision: 9 }))
  expect(rebasedScore(withFinal(played, 'away', 59), now).score).toEqual({
    was: { home: 61, away: 60 },
    is: { home: 61, away: 59 },
    revision: 9,
  })
})

it('keeps the points of others when mine are put on top', () => {
  const now = beginFinals(
    answer({
      score: [61, 58],
      periods: [
        [1, 1, 21],
        [1, 2, 18],
        [2, 1, 9],
      ],
      revision: 9,
    }),
  )
  const mine = rebasedPeriods(withPeriod(played, 1, 'away', 17), now)
  expect(mine.periods.revision).toBe(9)
  expect(periodChanges(mine)).toEqual([{ period: 1, side: 'away', points: 17 }])
})
