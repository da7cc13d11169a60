/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../parts/testing/session'
import { testServer } from '../../parts/testing/server'
import { StandingsPage } from './StandingsPage'

const season = { id: 2, name: 'Fall 2026', active: true, organization_id: 1 }

const team = (id: number, name: string, league: { id: number; name: string }, wins: number, losses: number) => ({
  id,
  slt_id: id,
  name,
  logo: null,
  rank: 1,
  captain: 'Ana Lee',
  wins,
  losses,
  winPercentage: wins / (wins + losses),
  ftPercentage: 71.5,
  total3PM: 12,
  league_id: league.id,
  leagueName: league.name,
  isAssigned: false,
  position: null,
  division_id: null,
  divisionName: null,
})

const tuesday = { id: 6, name: 'Tuesday' }
const monday = { id: 5, name: 'Monday' }
const LEAGUES = [
  { ...tuesday, season_id: 2, teams: [team(1, 'Hawks', tuesday, 3, 1)] },
  { ...monday, season_id: 2, teams: [team(2, 'Kings', monday, 4, 0), team(3, 'Bulls', monday, 0, 4)] },
]

const inDivision = (row: object, id: number, position: number) => ({
  ...row,
  isAssigned: true,
  division_id: id,
  divisionName: `Division ${id}`,
  position,
})
const ALL_IN_DIVISIONS = [
  { ...tuesday, season_id: 2, teams: [inDivision(team(1, 'Hawks', tuesday, 3, 1), 10, 0)] },
  {
    ...monday,
    season_id: 2,
    teams: [inDivision(team(2, 'Kings', monday, 4, 0), 2, 1), inDivision(team(3, 'Bulls', monday, 0, 4), 2, 0)],
  },
]
/** Aces are in no division. */
const ONE_OUTSIDE = ALL_IN_DIVISIONS.map(league =>
  league.id === monday.id ? { ...league, teams: [...league.teams, team(4, 'Aces', monday, 2, 2)] } : league,
)

type Opened = { seasons?: object[]; leagues?: object[]; at?: string }

const open = async ({ seasons = [season], leagues = LEAGUES, at = '/' }: Opened = {}) => {
  const server = testServer()
  server.on('GET /api/seasonsv2', () => ({ body: seasons }))
  server.on('GET /api/seasonsv2/2/leagues-with-teams-public', () => ({ body: leagues }))
  showPage(server, '/', <StandingsPage />, at)
  await screen.findByRole('heading', { name: 'Standings' })
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const teams = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const row = (name: RegExp) => screen.findByRole('row', { name })

it('ranks the teams of all leagues of the active season together', async () => {
  await open()
  await row(/Hawks/)
  expect(teams().map(name => name?.slice(-5))).toEqual(['Kings', 'Hawks', 'Bulls'])
  expect(heads()).toEqual(['Position', 'Team', 'Captain', 'League', 'Wins', 'Losses', 'PCT', 'FT%', '3PM'])
})

it('shows one league without the column of leagues; leagues are in the order of public lists', async () => {
  await open()
  await row(/Hawks/)
  const league = screen.getByLabelText<HTMLSelectElement>('League')
  expect([...league.options].map(({ text }) => text)).toEqual(['All Leagues', 'Monday (Fall 2026)', 'Tuesday (Fall 2026)'])
  await userEvent.selectOptions(league, '5')
  await waitFor(() => expect(teams()).toHaveLength(2))
  expect(heads()).toEqual(['Position', 'Team', 'Captain', 'Wins', 'Losses', 'PCT', 'FT%', '3PM'])
})

it('leads from a team to its page in its league', async () => {
  await open()
  expect((await screen.findByRole('link', { name: 'Kings' })).getAttribute('href')).toBe('/dashboard/seasons/2/leagues/5/teams/2')
})

it('says what the specification says where there is no team', async () => {
  await open({ leagues: [{ ...monday, season_id: 2, teams: [] }] })
  expect(await screen.findByText('No teams found.')).toBeTruthy()
})

it('says why there is none without an active season', async () => {
  await open({ seasons: [{ ...season, active: false }] })
  expect(await screen.findByText('No teams found.')).toBeTruthy()
  expect(screen.getByText('Standings are those of the active season, and no season is active.')).toBeTruthy()
})

describe('Where there are divisions', () => {
  const division = () => screen.getByLabelText<HTMLSelectElement>('Division')

  const options = () => [...division().options].map(({ text }) => text)

  it('the tournament bracket is shown first, by division and seed, with its column', async () => {
    await open({ leagues: ALL_IN_DIVISIONS })
    await row(/Hawks/)
    expect(options()).toEqual(['Tournament Bracket', 'Division 2', 'Division 10', 'League Tables'])
    expect(teams().map(name => name?.slice(-5))).toEqual(['Bulls', 'Kings', 'Hawks'])
    expect(heads()).toEqual(['Position', 'Team', 'Captain', 'League', 'Division', 'Wins', 'Losses', 'PCT', 'FT%', '3PM'])
  })

  it('whole tables are shown first where a team would be missing from it', async () => {
    await open({ leagues: ONE_OUTSIDE })
    await row(/Aces/)
    expect(options()).toEqual(['League Tables', 'Division 2', 'Division 10', 'Tournament Bracket'])
    expect(teams()).toHaveLength(4)
    await userEvent.selectOptions(division(), 'Tournament Bracket')
    await waitFor(() => expect(teams()).toHaveLength(3))
    expect(heads()).toContain('Division')
  })

  it('one division is shown, or the tables of the leagues', async () => {
    await open({ leagues: ALL_IN_DIVISIONS })
    await row(/Hawks/)
    await userEvent.selectOptions(division(), 'Division 10')
    await waitFor(() => expect(teams()).toHaveLength(1))
    await userEvent.selectOptions(division(), 'League Tables')
    await waitFor(() => expect(teams()).toHaveLength(3))
    expect(heads()).not.toContain('Division')
  })

  it('a filter of an address that is not there asks for one', async () => {
    await open({ leagues: ALL_IN_DIVISIONS, at: '/?division=99' })
    expect(await screen.findByText('Please Select Filter Option')).toBeTruthy()
  })
})
