import { playedGameOf } from './played-games'

const hawks = { id: 7, name: 'Hawks' }
const bulls = { id: 8, name: 'Bulls' }

const played = (home: number | null, away: number | null) => ({
  team_id: 8,
  game: {
    id: 1,
    date: '2026-10-01',
    stage: 'regular' as const,
    video_url: null,
    home_team: hawks,
    away_team: bulls,
    score_home: home,
    score_away: away,
    seasons_league: { season: { id: 2, name: 'Fall 2026' } },
  },
})

it('says the score from their side', () => expect(playedGameOf(played(61, 58), {}).score).toEqual({ own: 58, other: 61 }))

it.each([
  [null, null],
  [0, 0],
])('has no score while the game has none: %s–%s', (home, away) => expect(playedGameOf(played(home, away), {}).score).toBeNull())
