import { openGames } from './league-overview'

const game = (date: string | null, score: number | null = null, state: 'scheduled' | 'postponed' = 'scheduled') => ({
  date,
  state,
  score_home: score,
  score_away: score === null ? null : score + 1,
  walkover_winner: null,
})

it('Of a league the next games are shown from today on, and those before it that have no score are counted', () => {
  const games = [game('2026-11-01', 60), game('2026-11-08'), game('2026-11-26'), game('2026-12-03'), game(null)]
  const { next, late } = openGames(games, '2026-11-26')
  expect(next.map(({ date }) => date)).toEqual(['2026-11-26', '2026-12-03'])
  expect(late).toBe(1)
})

it('A game that was put off is neither next nor late', () =>
  expect(openGames([game('2026-11-01', null, 'postponed'), game('2026-12-01', null, 'postponed')], '2026-11-26')).toEqual({
    next: [],
    late: 0,
  }))
