import { statusOf } from '@fullcourt/domain/games/status'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { testServer, type Route } from '../../../parts/testing/server'
import { showSignedIn } from '../../../parts/testing/session'
import { TodayPage } from '../TodayPage'

type Score = readonly [away: number, home: number]
type Changes = {
  readonly score?: Score
  readonly date?: string
  readonly revision?: number
  readonly live?: Score
  readonly status?: string
}

/** A game of today, or of another day. */
export const game = (
  id: number,
  awayTeam: string,
  homeTeam: string,
  { score, date = '2026-11-22', revision = 4, live, status = 'scheduled' }: Changes = {},
) => ({
  id,
  awayTeam,
  homeTeam,
  away_team: { id: 2 * id, name: awayTeam, logo: null, colors: ['#c8102e'], abbreviation: null },
  home_team: { id: 2 * id + 1, name: homeTeam, logo: null, colors: [], abbreviation: null },
  date,
  time: '19:30',
  status,
  state: statusOf({ status, score: score ? { away: score[0], home: score[1] } : null, hasBegun: live !== undefined }),
  statusLabel: `${status.charAt(0).toUpperCase()}${status.slice(1)}`,
  location: `Court ${id}`,
  league: { id: 3, name: 'Monday' },
  score_away: score?.[0] ?? null,
  score_home: score?.[1] ?? null,
  revision,
  mismatch: false,
  mismatches: [],
  flaggedLines: 0,
  live: live ? { score_away: live[0], score_home: live[1] } : null,
})

/** The games of today, and one of a week ago. */
export const bulls = game(1, 'Bulls', 'Hawks')
export const kings = game(2, 'Kings', 'Jazz')
export const owls = game(3, 'Owls', 'Nets', { date: '2026-11-15' })

/** What Today is answered with. */
export const todayAnswer = (changes: object = {}) => ({
  date: '2026-11-22',
  time_zone: 'America/Los_Angeles',
  seasons: 1,
  nextDate: null,
  games: [bulls, kings],
  unscored: [owls],
  unequal: [],
  conflicts: [],
  isCut: false,
  changes: [],
  ...changes,
})

/** Opens Today. */
export const openToday = async (changes: object = {}, server = testServer()) => {
  server.on('GET /api/today', () => ({ body: todayAnswer(changes) }))
  const { client, router } = showSignedIn(server, <TodayPage />)
  await screen.findByText('Sunday, November 22')
  const refresh = (next: object) => {
    server.on('GET /api/today', () => ({ body: todayAnswer(next) }))
    return act(() => client.invalidateQueries({ queryKey: ['today'] }))
  }
  return { server, router, refresh }
}

/** Answers a score that is sent as stored, and remembers what was sent. */
export const storing = (what: ReturnType<typeof game>) => {
  const sent: { readonly body: unknown; readonly revision: string | null; readonly key: string | null }[] = []
  const route: Route = ({ body, headers }) => {
    sent.push({ body, revision: headers.get('If-Match'), key: headers.get('Idempotency-Key') })
    return { body: { ...what, ...(body as object), revision: 9 } }
  }
  return { sent, route }
}

/** The row of a game, and the boxes of its scores. */
export const row = (matchup: string) => screen.getByRole('form', { name: matchup })
export const box = (team: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`${team} points$`) })
export const valuesOf = (...teams: readonly string[]) => teams.map(team => box(team).value)
export const hasFocus = (team: string) => waitFor(() => expect(document.activeElement).toBe(box(team)))
/** Types into the box of a team, as a person does. */
export const type = async (team: string, text: string) => {
  await userEvent.click(box(team))
  await userEvent.keyboard(text)
}
