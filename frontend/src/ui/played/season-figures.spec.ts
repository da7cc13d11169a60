import { freeThrowPercentage, statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { baseball } from '@fullcourt/domain/sports/baseball/baseball'
import { careerOf, pointsPerGame, seasonToShow, seasonsOfGames, statsOfSport, sportOfGames } from './season-figures'
import type { PlayedGame } from './played-games'

const fall = { id: 1, name: 'Fall' }
const winter = { id: 2, name: 'Winter' }
const game = (id: number, season: PlayedGame['season'], figures: PlayedGame['figures']): PlayedGame => ({
  id,
  date: null,
  playoff: false,
  season,
  team: { id: 1, name: 'Hawks' },
  opponent: { id: 2, name: 'Bulls' },
  atHome: true,
  score: null,
  video: null,
  figures,
})
const games = [game(1, fall, { PTS: 10 }), game(2, winter, { PTS: 7, FTM: 1, FTA: 3 }), game(3, winter, { PTS: 8 })]

it('lists seasons from the newest', () => {
  expect(seasonsOfGames(games).map(season => [season.name, season.games.length, statOfLines('PTS', season.lines)])).toEqual([
    ['Winter', 2, 15],
    ['Fall', 1, 10],
  ])
})

it('counts a game once in which they have a line of either team', () => {
  const season = seasonToShow({ games: [...games, game(3, winter, { PTS: 3 })], activeSeason: winter })
  expect(season && [season.played, season.lines.length, pointsPerGame(season, basketball)]).toEqual([2, 3, 9])
})

it('counts games that are summed up in the figures of their season and of the career', () => {
  const earlier = [{ season: 1, games: 3, lines: [{ PTS: 20 }], bests: [] }]
  const [newest, oldest] = seasonsOfGames(games, earlier)
  const career = careerOf(games, earlier)
  expect([newest, oldest, career].map(season => season && [season.played, statOfLines('PTS', season.lines)])).toEqual([
    [2, 15],
    [4, 30],
    [6, 45],
  ])
})

it('shows the active season', () => {
  const season = seasonToShow({ games, activeSeason: winter })
  expect(season && [season.name, pointsPerGame(season, basketball), freeThrowPercentage(season.lines)]).toEqual([
    'Winter',
    7.5,
    33.3,
  ])
})

it('shows no figures of another season while one is active', () => {
  const season = seasonToShow({ games, activeSeason: { id: 3, name: 'Spring' } })
  expect(season && [season.name, pointsPerGame(season, basketball), freeThrowPercentage(season.lines)]).toEqual([
    'Spring',
    null,
    null,
  ])
})

it('shows the last season where none is active', () => {
  expect(seasonToShow({ games, activeSeason: null })?.name).toBe('Winter')
})

it('has nothing to show of somebody who never played, where no season is active', () => {
  expect(seasonToShow({ games: [], activeSeason: null })).toBeNull()
})

it('knows the sport of a season by what was kept of its games', () => {
  const shown = ['PTS', 'FT%', 'R', 'AVG'] as const
  const of = (figures: PlayedGame['figures']) => {
    const season = seasonToShow({ games: [game(1, fall, figures)], activeSeason: fall })
    return season && sportOfGames(season, shown)
  }
  expect(of({ R: 2, H: 3, AB: 4 })?.name).toBe('baseball')
  expect(of({ PTS: 2 })?.name).toBe('basketball')
  expect(statsOfSport(baseball, shown)).toEqual(['R', 'AVG'])
})
