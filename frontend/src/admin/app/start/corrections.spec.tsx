/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { GameEditor } from '../../play/games/GameEditor'
import { useGame } from '../../play/games/queries'
import { LeagueSchedule } from '../../play/schedules/league/LeagueSchedule'
import { showSignedIn } from '../../parts/testing/session'
import { testServer } from '../../parts/testing/server'
import { TodayPage } from '../../play/today/TodayPage'

/** A game of a bracket whose score is corrected, as lists and its editor show it. */
const semifinal = {
  id: 7,
  season_id: 2,
  leagueId: null,
  stage: 'playoff',
  awayTeam: 'Bulls',
  homeTeam: 'Hawks',
  away_team_id: 5,
  home_team_id: 1,
  away_team: { id: 5, name: 'Bulls', logo: null, colors: [], abbreviation: null },
  home_team: { id: 1, name: 'Hawks', logo: null, colors: [], abbreviation: null },
  date: '2026-11-22',
  time: '19:30',
  location: null,
  location_url: null,
  video_url: null,
  status: 'scheduled',
  state: 'scheduled',
  statusLabel: 'Final',
  league: null,
  score_away: 58,
  score_home: 61,
  revision: 4,
  detailsRevision: 1,
  periodsRevision: 1,
  mismatch: false,
  mismatches: [],
  flaggedLines: 0,
  live: null,
}

const final = {
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
}

const league = '/api/seasonsv2/7/leagues/3'

const serverWithFinal = () => {
  const server = testServer()
  const sent: { readonly body: unknown; readonly ifMatch: string | null }[] = []
  server.on('GET /api/today', () => ({
    body: {
      date: '2026-11-22',
      time_zone: 'America/Los_Angeles',
      seasons: 1,
      nextDate: null,
      games: [semifinal],
      unscored: [],
      unequal: [],
      conflicts: [],
      isCut: false,
      changes: [],
    },
  }))
  server.on(`GET ${league}/games`, () => ({ body: { games: [semifinal], teams: [] } }))
  server.on('GET /api/bye-dates/season/7/league/3', () => ({ body: [] }))
  server.on('GET /api/week-offs/season/7/league/3', () => ({ body: [] }))
  server.on(`GET ${league}/score-mismatches`, () => ({ body: [] }))
  server.on('GET /api/gamesv2/7', () => ({
    body: {
      game: semifinal,
      corrections: [],
      homeRoster: [],
      awayRoster: [],
      periodScores: [],
      gamePeriods: [],
      playerStats: [],
      allStats: [],
    },
  }))
  server.on('GET /api/history/game/7', () => ({ body: [] }))
  server.on('GET /api/organizations/1', () => ({ body: { id: 1, time_zone: 'America/Los_Angeles' } }))
  for (const address of ['/api/gamesv2/7/scores', `${league}/games/7`])
    server.on(`PUT ${address}`, ({ body, headers }) => {
      sent.push({ body, ifMatch: headers.get('If-Match') })
      const message = 'Other teams would play Final (65–70).'
      if (sent.length === 1) return { status: 409, body: { statusCode: 409, message, error: 'Conflict', undoes: [final] } }
      return { body: { ...semifinal, ...(body as object), revision: 9 } }
    })
  server.on('POST /api/gamesv2/7/undo-correction', ({ body, headers }) => {
    sent.push({ body, ifMatch: headers.get('If-Match') })
    return { body: semifinal }
  })
  return { server, sent }
}

const Editor = () => {
  const { data } = useGame(7)
  return data ? <GameEditor answer={data} tabs={null} /> : null
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const retype = async (label: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

type Place = { readonly page: ReactNode; readonly correct: () => Promise<void> }

const inDialog = (open: string) => async () => {
  await click(open)
  await retype('Bulls (away)', '63')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Update Score' }))
}

const places: readonly (readonly [string, Place])[] = [
  ['on Today', { page: <TodayPage />, correct: inDialog('Correct the score of Bulls @ Hawks') }],
  [
    'in the schedule of a league',
    { page: <LeagueSchedule at={{ seasonId: 7, leagueId: 3 }} />, correct: inDialog('Update Score of Bulls @ Hawks') },
  ],
  [
    'in the editor of the game',
    {
      page: <Editor />,
      correct: async () => {
        await click('Edit Final Scores')
        await retype('Final score, Bulls', '63')
        await click('Save Final Scores')
      },
    },
  ],
]

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe.each(places)('A corrected score that lets another team go on, %s,', (_, { page, correct }) => {
  it('shows the later games that it undoes, and is undone in one step with them', async () => {
    const { server, sent } = serverWithFinal()
    showSignedIn(server, page)
    await correct()
    expect(await screen.findByText('Final: Owls @ Hawks, 65–70')).toBeTruthy()
    await click('Save and undo 1 later game')
    await screen.findByText('1 later game undone')
    expect(sent[1]).toEqual({ body: { score_home: 61, score_away: 63, undoes: [43] }, ifMatch: '4' })
    await click(/^Undo/)
    await screen.findByText('Correction undone')
    expect(sent[2]).toEqual({ body: {}, ifMatch: '9' })
  })

  it('is not saved when that is not confirmed', async () => {
    const { server, sent } = serverWithFinal()
    showSignedIn(server, page)
    await correct()
    const asked = (await screen.findByText('Final: Owls @ Hawks, 65–70')).closest<HTMLElement>('[role=dialog]')
    await userEvent.click(within(asked ?? document.body).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByText('Other teams would play Final (65–70).')).toBeTruthy())
    expect(sent).toHaveLength(1)
  })
})
