import type { BoxScoreAnswer, GameAnswer } from '../../api/schema'
import { hasWon } from '../parts/game-sides'
import { boxScore } from './box-score'
import { sideOf } from './game-line'

const team = (id: number, name: string) => ({ id, name, logo: null, colors: [], abbreviation: null })
const game: GameAnswer = {
  id: 9,
  match_id: null,
  division: null,
  matchupLabel: null,
  walkover_winner: null,
  season_id: 1,
  leagueId: 1,
  league: { id: 1, name: 'Monday' },
  stage: 'regular',
  date: '2026-11-16',
  time: '19:30',
  game_dateTime: null,
  location: '2',
  location_url: null,
  video_url: null,
  status: 'scheduled',
  state: 'completed',
  statusLabel: 'Completed',
  score_home: 61,
  score_away: 58,
  score_team1: 61,
  score_team2: 58,
  live: null,
  home_team_id: 1,
  away_team_id: 2,
  team1_id: 1,
  team2_id: 2,
  home_team: team(1, 'Hawks'),
  away_team: team(2, 'Bulls'),
  homeTeam: 'Hawks',
  awayTeam: 'Bulls',
}

const player = (id: number, lastName: string, onSheet = true) => ({
  id,
  player_id: id,
  firstName: 'A',
  lastName,
  image: null,
  number: null,
  team_id: 1,
  onRoster: true,
  onSheet,
  didNotPlay: false,
  removed: lastName === 'player',
})
const playedGame = {
  id: 9,
  date: '2026-11-16',
  game_dateTime: null,
  stage: 'regular' as const,
  video_url: null,
  home_team: { id: 1, name: 'Hawks' },
  away_team: { id: 2, name: 'Bulls' },
  score_home: null,
  score_away: null,
  seasons_league: { id: 1, league: { id: 1, name: 'Monday' }, season: { id: 1, name: 'Fall', active: true } },
}
const figure = (player_id: number, stat: string, value: number) => ({
  game_id: 9,
  player_id,
  team_id: 1,
  stat_id: 1,
  stat: { id: 1, abbreviation: stat },
  value,
  entered: true,
  game: playedGame,
})
const period = (id: number, name: string, over: { hidden?: boolean } = {}) => ({
  id,
  name,
  order: id,
  hidden: false,
  sportId: 1,
  ...over,
})
const points = (id: number, name: string, team_id: number, score: number) => ({
  id: `${id}-${team_id}`,
  gamePeriod: { id, name, hidden: false },
  team_id,
  score,
})

const answer: BoxScoreAnswer = {
  game,
  homeRoster: [player(1, 'Brooks'), player(2, 'Castillo'), player(3, 'player'), player(4, 'Ito', false)],
  awayRoster: [],
  periodScores: [points(1, 'Q1', 1, 15), points(1, 'Q1', 2, 10), points(2, 'Q2', 1, 46), points(6, 'Final', 1, 61)],
  gamePeriods: [period(1, 'Q1'), period(2, 'Q2', { hidden: true }), period(3, 'Q3'), period(6, 'Final')],
  playerStats: [figure(1, 'PTS', 9), figure(2, 'PTS', 22), figure(2, 'FT%', 0.5), figure(3, 'PTS', 4)],
  corrections: [],
  allStats: [
    { id: 3, name: 'Rebounds', abbreviation: 'REB', order: 1, hidden: true, is_visible: false },
    { id: 2, name: 'Assists', abbreviation: 'AST', order: 2, hidden: false, is_visible: true },
    { id: 1, name: 'Points', abbreviation: 'PTS', order: 0, hidden: false, is_visible: true },
  ],
}
const TODAY = '2026-11-16'
const shown = boxScore(answer, TODAY)

it('leaves hidden periods, the one named Final and empty ones out', () => {
  expect(shown.periods).toEqual([{ id: 1, name: 'Q1', away: 10, home: 15 }])
})

it('lists who scored most first, and who has no figure last', () => {
  expect(shown.lines.home.map(({ name, figures }) => [name, figures?.PTS])).toEqual([
    ['A Castillo', 22],
    ['A Brooks', 9],
    ['A player', 4],
    ['A Ito', undefined],
  ])
})

it('keeps what was counted; percentages follow from it', () => {
  expect(shown.lines.home[0]?.figures).toEqual({ PTS: 22 })
})

it('links nobody who was removed', () => {
  expect(shown.lines.home.map(({ to }) => to)).toEqual(['/players/2', '/players/1', null, '/players/4'])
})

it('shows the definitions that are not hidden, in their order', () => {
  expect(shown.shown).toEqual(['PTS', 'AST'])
})

it('calls a court by its number', () => {
  expect(shown.place).toBe('Court 2')
})

const begun: BoxScoreAnswer = {
  ...answer,
  game: { ...game, state: 'live', score_home: null, score_away: null, live: { score_home: 12, score_away: 8 } },
}

it('shows the points of a game in progress, which nobody has won yet', () => {
  const { home, away, live } = boxScore(begun, TODAY)
  expect([home.points, away.points, live]).toEqual([12, 8, true])
  expect(hasWon(sideOf({ home, away, live }, 'home'), sideOf({ home, away, live }, 'away'))).toBe(false)
})

it('has neither points nor a winner two days later, while nobody has said how it ended', () => {
  const { home, away, live, status } = boxScore(begun, '2026-11-18')
  expect([home.points, away.points, live, status]).toEqual([null, null, false, 'No result yet'])
})

it('has no points before anything was entered', () => {
  const { home, away } = boxScore({ ...answer, game: { ...game, state: 'scheduled', score_home: 0, score_away: 0 } }, TODAY)
  expect([home.points, away.points]).toEqual([null, null])
})
