import {
  isCorrecting,
  isIncomplete,
  periodChanges,
  periodRules,
  periodsOf,
  scoreRules,
  storedScore,
  withPoints,
  type ScoreEntry,
} from './finals-edit'

const unplayed = storedScore({ score_home: null, score_away: null, revision: 4 })
const played = storedScore({ score_home: 61, score_away: 58, revision: 4 })
const typed = (read: typeof played, change: Partial<ScoreEntry>) => ({ read, value: { ...read.value, ...change } })

const q1 = [{ period: 1, home: 20, away: 18 }]

it('does not take the final score for a period', () => {
  const gamePeriod = (id: number) => ({ id, name: `P${id}`, hidden: false })
  const game = { home_team_id: 1, away_team_id: 2 }
  const periodScores = [
    { id: 'a', gamePeriod: gamePeriod(1), team_id: 1, score: 20 },
    { id: 'b', gamePeriod: gamePeriod(1), team_id: 2, score: 18 },
    { id: 'c', gamePeriod: gamePeriod(6), team_id: 1, score: 61 },
  ]
  expect(periodsOf({ game, periodScores })).toEqual(q1)
})

it('needs both scores', () => {
  const incomplete = [
    typed(unplayed, { home: 61 }),
    typed(unplayed, { home: 61, away: 0 }),
    typed(played, { away: null }),
    typed(unplayed, {}),
  ].map(isIncomplete)
  expect(incomplete).toEqual([true, false, true, false])
})

it('is a correction only where there was a score before', () => {
  const corrections = [typed(played, { away: 59 }), typed(unplayed, { away: 59 }), typed(played, {})].map(isCorrecting)
  expect(corrections).toEqual([true, false, false])
})

it('is the same score whatever reason was begun', () => {
  expect(scoreRules.same(played.value, { ...played.value, reason: 'scorer' })).toBe(true)
})

it("is one figure: my score as a whole is compared with another person's", () => {
  const mine = { was: played.value, is: { ...played.value, away: 59 } }
  expect(scoreRules.rebase(mine, { home: 70, away: 60, reason: '' })).toEqual({ home: 61, away: 59, reason: '' })
})

it('names the points that changed, and those that were taken out', () => {
  const changes = [
    { period: 1, side: 'home', points: null },
    { period: 2, side: 'away', points: 15 },
  ] as const
  expect(periodChanges(q1, changes.reduce(withPoints, q1))).toEqual(changes)
})

it('keeps the points of others when mine are put on top', () => {
  const mine = { was: q1, is: [{ period: 1, home: 20, away: 17 }] }
  const now = [
    { period: 1, home: 21, away: 18 },
    { period: 2, home: 9, away: null },
  ]
  expect(periodChanges(now, periodRules.rebase(mine, now))).toEqual([{ period: 1, side: 'away', points: 17 }])
})
