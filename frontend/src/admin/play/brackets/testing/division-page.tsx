import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPage } from '../../../parts/testing/session'
import { testServer, type TestServer } from '../../../parts/testing/server'
import { DivisionPage } from '../DivisionPage'

export const base = '/api/seasonsv2/2/divisions/8'

const team = (id: number, name: string) => ({ id, name, seed: id, slt_id: id, logo: null, colors: [], abbreviation: null })
const [hawks, owls, bulls, comets] = [team(1, 'Hawks'), team(2, 'Owls'), team(3, 'Bulls'), team(4, 'Comets')]

const there = (of: typeof hawks, sourceMatchId: string | null = null) => ({
  kind: 'team',
  team: of,
  sourceMatchId,
  takes: null,
})
const unknown = (sourceMatchId: string) => ({ kind: 'unknown', team: null, sourceMatchId, takes: 'winner' })

export const game = {
  id: 41,
  date: '2026-11-28',
  time: '19:30',
  location: 'Tustin',
  location_url: null,
  home_team_id: 1,
  away_team_id: 4,
  score_home: 61,
  score_away: 58,
  walkover_winner: null,
  live: null,
  revision: 7,
  detailsRevision: 3,
}

const matchup = (matchId: string, label: string, over: object) => ({
  matchId,
  label,
  round: Number(matchId.charAt(1)),
  position: Number(matchId.charAt(3)),
  isBye: false,
  game: null,
  gameCounts: true,
  winner: null,
  ...over,
})

export const semifinals = [
  matchup('r1-0', 'Semifinal 1', { teamA: there(hawks), teamB: there(comets), game, winner: hawks }),
  matchup('r1-1', 'Semifinal 2', { teamA: there(owls), teamB: there(bulls) }),
]
const final = matchup('r2-0', 'Final', { teamA: there(hawks, 'r1-0'), teamB: unknown('r1-1') })

export const bracket = {
  revision: 9,
  rounds: [
    { label: 'Semifinals', matchups: semifinals },
    { label: 'Final', matchups: [final] },
  ],
  playsThirdPlace: false,
  thirdPlace: null,
  champion: null,
}

const undoes = [
  {
    game_id: 43,
    match_id: 'r2-0',
    label: 'Final',
    home_team_id: 1,
    away_team_id: 2,
    homeTeam: 'Hawks',
    awayTeam: 'Owls',
    score_home: 70,
    score_away: 65,
    walkover_winner: null,
  },
]
export const refused = {
  status: 409,
  body: { statusCode: 409, message: 'Other teams would play Final (65–70).', error: 'Conflict', undoes },
}

export const open = async (
  server: TestServer = testServer(),
  answer: { status?: number; body: object } = { body: bracket },
  page = <DivisionPage />,
) => {
  server.on('GET /api/seasonsv2/2', () => ({ body: { id: 2, name: 'Fall 2026' } }))
  server.on(`GET ${base}`, () => ({ body: { id: 8, name: 'East' } }))
  server.on(`GET ${base}/bracket`, () => answer)
  showPage(server, '/dashboard/seasons/:season/divisions/:division', page, '/dashboard/seasons/2/divisions/8')
  await screen.findByRole('heading', { level: 1, name: 'East' })
  return server
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
export const dialog = () => screen.findByRole('dialog')
export const submit = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }))
