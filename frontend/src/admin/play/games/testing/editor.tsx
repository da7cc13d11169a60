import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TabContext, type OpenTabs } from '../../../parts/session/tabs'
import { showSignedIn } from '../../../parts/testing/session'
import { testServer, type TestServer } from '../../../parts/testing/server'
import { GameEditor } from '../GameEditor'
import { useGame } from '../queries'

const abbreviations = { PTS: 'Points', AST: 'Assists', REB: 'Rebounds' }
type Stat = keyof typeof abbreviations
type Line = Partial<Record<Stat, number>>
const stats = Object.keys(abbreviations) as Stat[]

const statsOf = (player: number, line: Line) =>
  stats.flatMap(stat => {
    const value = line[stat]
    const where = { game_id: 7, player_id: player, team_id: 1, stat_id: stats.indexOf(stat) + 1 }
    return value === undefined ? [] : [{ ...where, stat: { id: where.stat_id, abbreviation: stat }, value, entered: true }]
  })

const player = (id: number, firstName: string, revision: number) => ({
  id,
  player_id: id,
  firstName,
  lastName: 'Ruiz',
  image: null,
  team_id: 1,
  onRoster: true,
  onSheet: true,
  didNotPlay: false,
  removed: false,
  revision,
  flags: [],
})

type Points = readonly [home: number, away: number]
export type EditedGame = {
  readonly ana?: Line
  readonly score?: Points
  readonly live?: Points
  readonly walkover?: 'home' | 'away'
  readonly revision?: number
}

/** The answer of a game between the Hawks and the Bulls, in which Ana and Bea of the Hawks play. */
export const gameAnswer = ({ ana = { PTS: 4, AST: 2 }, score, live, walkover, revision = 4 }: EditedGame = {}) => ({
  game: {
    id: 7,
    season_id: 2,
    leagueId: 3,
    stage: 'regular',
    date: '2026-11-21',
    time: null,
    location: null,
    video_url: null,
    status: 'scheduled',
    state: 'scheduled',
    statusLabel: 'Scheduled',
    home_team_id: 1,
    away_team_id: 5,
    home_team: { id: 1, name: 'Hawks' },
    away_team: { id: 5, name: 'Bulls' },
    homeTeam: 'Hawks',
    awayTeam: 'Bulls',
    score_home: score?.[0] ?? null,
    score_away: score?.[1] ?? null,
    walkover_winner: walkover ?? null,
    live: live ? { score_home: live[0], score_away: live[1] } : null,
    revision,
    detailsRevision: 1,
    periodsRevision: 1,
    mismatches: [],
  },
  homeRoster: [player(11, 'Ana', revision), player(12, 'Bea', 4)],
  awayRoster: [],
  periodScores: [],
  gamePeriods: [{ id: 1, name: 'Q1', order: 0, hidden: false, sportId: 1 }],
  playerStats: [...statsOf(11, ana), ...statsOf(12, {})],
  corrections: [],
  allStats: stats.map((abbreviation, order) => ({
    id: order + 1,
    abbreviation,
    name: abbreviations[abbreviation],
    order,
    hidden: false,
  })),
})

/** What a saved line of Ana is answered with. */
export const lineAnswer = (line: Line) => ({
  revision: 5,
  player_id: 11,
  game_id: 7,
  team_id: 1,
  didNotPlay: false,
  flags: [],
  stats: statsOf(11, line),
})

/** A server that has the game. */
export const serverWith = (game: EditedGame = {}) => {
  const server = testServer()
  server.on('GET /api/gamesv2/7', () => ({ body: gameAnswer(game) }))
  server.on('GET /api/history/game/7', () => ({ body: [] }))
  server.on('GET /api/seasonsv2/2', () => ({ body: { id: 2, name: 'Fall' } }))
  server.on('GET /api/seasonsv2/2/leagues/3', () => ({ body: { id: 3, name: 'Monday' } }))
  server.on('GET /api/organizations/1', () => ({ body: { id: 1, time_zone: 'America/Los_Angeles' } }))
  return server
}

const Editor = ({ tabs }: { tabs: OpenTabs }) => {
  const { data } = useGame(7)
  return data ? <GameEditor answer={data} tabs={tabs} /> : null
}

type Tab = { readonly tab?: string; readonly tabs?: OpenTabs }

/** Opens the editor of the game, in a tab of the browser among others. */
export const openEditor = (server: TestServer, { tab = 'here', tabs = null }: Tab = {}) =>
  showSignedIn(
    server,
    <TabContext.Provider value={tab}>
      <Editor tabs={tabs} />
    </TabContext.Provider>,
  )

/** Clicks the button as soon as it is there. */
export const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
