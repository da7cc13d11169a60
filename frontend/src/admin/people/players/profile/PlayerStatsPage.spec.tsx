/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../../parts/testing/session'
import { testServer } from '../../../parts/testing/server'
import { ana } from '../testing/players'
import { PlayerStatsPage } from './PlayerStatsPage'

const hawks = { id: 5, name: 'Hawks' }
const owls = { id: 8, name: 'Owls' }
const fall = { id: 7, name: 'Fall', active: true }
const spring = { id: 2, name: 'Spring', active: false }

type Played = { game: number; date: string | null; team?: typeof hawks; season?: typeof fall; points: number }

const row = ({ game, date, team = hawks, season = fall, points }: Played) => ({
  game_id: game,
  stat_id: 1,
  player_id: 12,
  team_id: team.id,
  value: points,
  stat: { id: 1, abbreviation: 'PTS' },
  game: {
    id: game,
    date,
    game_dateTime: null,
    stage: 'regular',
    home_team: team,
    away_team: { id: 6, name: 'Bulls' },
    seasons_league: { id: 3, league: { id: 3, name: 'Monday' }, season },
  },
})

const stats = [
  { id: 1, abbreviation: 'PTS', name: 'Points', order: 0, hidden: false },
  { id: 2, abbreviation: 'AST', name: 'Assists', order: 1, hidden: true },
]

const open = (...gameStats: readonly object[]) => {
  const server = testServer()
  server.on('GET /api/playersv2/12', () => ({ body: ana }))
  server.on('GET /api/playersv2/12/basic', () => ({
    body: { player: ana, teamHistory: [], gameStats, allStats: stats, activeSeasonId: 7, season: fall },
  }))
  showPage(server, '/player/:player/stats', <PlayerStatsPage />, '/player/12/stats')
}

const rowsOf = async (table: string) => {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row')
  return rows.map(one => [...one.children].map(({ textContent }) => textContent))
}

it('shows the games of the season, the latest first, with the visible stats', async () => {
  open(
    row({ game: 1, date: '2025-01-02', season: spring, points: 3 }),
    row({ game: 2, date: '2026-01-02', points: 9 }),
    row({ game: 3, date: null, points: 12 }),
  )
  expect(await rowsOf('Games')).toEqual([
    ['Game Date', 'Matchup', 'PTS'],
    ['TBD', 'Bulls @ Hawks', '12'],
    ['Fri, Jan 2', 'Bulls @ Hawks', '9'],
  ])
  expect(await rowsOf('Seasons')).toEqual([
    ['Season', 'GP', 'PTS'],
    ['Fall', '2', '21'],
    ['Spring', '1', '3'],
  ])
  expect(screen.getByText('10.5')).toBeTruthy()
})

it('filters the games by team where there are several', async () => {
  open(row({ game: 2, date: '2026-01-02', points: 9 }), row({ game: 3, date: '2026-01-09', team: owls, points: 4 }))
  await userEvent.selectOptions(await screen.findByLabelText('Team'), 'Owls')
  expect((await rowsOf('Games')).slice(1)).toEqual([['Fri, Jan 9', 'Bulls @ Owls', '4']])
})

it('says that there are no games', async () => {
  open()
  expect(await screen.findAllByText('No games available')).toHaveLength(2)
})
