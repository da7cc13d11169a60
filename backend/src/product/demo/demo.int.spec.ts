import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Application } from '../app/application'
import type { ScheduleAnswer } from '../../contexts/schedules/schedules.answers'
import type { ScheduleStateAnswer } from '../../contexts/schedules/report.answers'
import type { GameAnswer } from '../../contexts/games/games.answers'
import type { BoxScoreAnswer } from '../../contexts/games/box-score.answers'
import type { BracketAnswer } from '../../contexts/brackets/brackets.answers'
import type { DivisionAnswer } from '../../contexts/divisions/divisions.answers'
import type { ByeAnswer } from '../../contexts/schedules/byes/byes.answers'
import type { WeekOffAnswer } from '../../contexts/schedules/week-offs/week-offs.answers'
import type { CorrectedGameAnswer } from '../../contexts/games/corrections.answers'
import type { ActionPageAnswer } from '../../contexts/history/audit/audit.answers'
import type { LeagueWithTeamsAnswer } from '../../contexts/leagues/leagues.answers'
import { readSettings } from '../../core/settings/settings'
import { openTestApplication } from '../../testing/application'
import { followedUp } from '../../testing/followed-up'
import { ensureDemo } from './demo'

jest.setTimeout(120_000)

/** Nine in the morning where the demo is; its Monday league played last evening. */
const TUESDAY = new Date('2026-11-24T17:00:00Z')

let folder: string
let application: Application
let cookie: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-demo-'))
  application = await openTestApplication(readSettings({ FULLCOURT_DATA: folder, PORT: '0' }, folder), { clock: () => TUESDAY })
  await application.ready
  const [owner] = await ensureDemo(application)
  await followedUp(application)
  const { headers } = await application.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: owner?.username, password: owner?.password },
  })
  cookie = String(headers['set-cookie']).split(';')[0] ?? ''
})
afterAll(async () => {
  await application.close()
  await rm(folder, { recursive: true })
})

const read = async <Answer>(url: string): Promise<Answer> => {
  const { statusCode, body } = await application.app.inject({ url, headers: { cookie } })
  expect(statusCode).toBe(200)
  return JSON.parse(body) as Answer
}

describe('The demo', () => {
  it('has a generated schedule for each league of the running season, whose report finds no fault', async () => {
    const schedules = await read<ScheduleAnswer[]>('/api/schedules')
    expect(schedules).toHaveLength(2)
    for (const { id, planId } of schedules) {
      expect(planId).not.toBeNull()
      const { report } = await read<ScheduleStateAnswer>(`/api/schedules/${id}/report`)
      expect(report).toMatchObject({ unplaced: [], conflicts: [], refused: [] })
      expect(report?.measures.find(({ name }) => name === 'meetings-per-pair')).toMatchObject({ figure: 0 })
    }
  })

  it('has played the first weeks of them, and not the rest', async () => {
    const [{ id = 0 } = {}] = await read<ScheduleAnswer[]>('/api/schedules')
    const games = async (week: number) => read<GameAnswer[]>(`/api/games/weekly-games?scheduleId=${id}&weekIndex=${week}`)
    for (const [week, played] of [
      [0, 3],
      [6, 3],
      [7, 0],
      [10, 0],
    ] as const) {
      const ofWeek = await games(week)
      expect([ofWeek.length, ofWeek.filter(({ score_home }) => score_home !== null).length]).toEqual([3, played])
    }
    expect(await games(8)).toEqual([])
  })

  it('has games of its last weeks that were scored beside the court, so that it is known how their lead went', async () => {
    const [{ id = 0 } = {}] = await read<ScheduleAnswer[]>('/api/schedules')
    const [game] = await read<GameAnswer[]>(`/api/games/weekly-games?scheduleId=${id}&weekIndex=6`)
    const { lead } = await read<BoxScoreAnswer>(`/api/gamesv2/${game?.id}`)
    expect(lead?.periods.map(({ name }) => name)).toEqual(['Q1', 'Q2', 'Q3', 'Q4'])
    const differences = [game?.score_home, game?.score_away].map(points => points ?? 0)
    expect(lead?.periods.at(-1)?.leads.at(-1)).toBe((differences[0] ?? 0) - (differences[1] ?? 0))
  })

  it('has games whose players have minutes: of each team five times forty', async () => {
    const [{ id = 0 } = {}] = await read<ScheduleAnswer[]>('/api/schedules')
    const [game] = await read<GameAnswer[]>(`/api/games/weekly-games?scheduleId=${id}&weekIndex=6`)
    const { minutes = [] } = await read<BoxScoreAnswer>(`/api/gamesv2/${game?.id}`)
    expect(
      minutes.map(({ isComplete, players }) => ({ isComplete, seconds: players.reduce((sum, { seconds }) => sum + seconds, 0) })),
    ).toEqual([
      { isComplete: true, seconds: 12_000 },
      { isComplete: true, seconds: 12_000 },
    ])
    const difference = (game?.score_home ?? 0) - (game?.score_away ?? 0)
    const sums = minutes.map(({ players }) => players.reduce((sum, { plusMinus = 0 }) => sum + plusMinus, 0))
    expect(sums).toEqual([-5 * difference, 5 * difference])
  })

  it('has a week off and a bye', async () => {
    expect(await read<WeekOffAnswer[]>('/api/week-offs/public')).toHaveLength(2)
    expect((await read<ByeAnswer[]>('/api/bye-dates/public')).map(({ byeTeams }) => byeTeams.length)).toEqual([2, 2])
  })

  it('has two divisions, the first with a bracket that is half played', async () => {
    const [{ season_id: season } = {}] = await read<ScheduleAnswer[]>('/api/schedules')
    const divisions = await read<DivisionAnswer[]>(`/api/seasonsv2/${season}/divisions`)
    expect(divisions).toHaveLength(2)
    const bracket = await read<BracketAnswer>(`/api/seasonsv2/${season}/divisions/${divisions[0]?.id}/bracket`)
    const winners = bracket.rounds.flatMap(({ matchups }) => matchups).filter(({ game }) => game !== null)
    expect(new Set(winners.map(({ winner }) => winner !== null))).toEqual(new Set([true, false]))
    expect(bracket.champion).toBeNull()
  })

  it('has a story: a swap, a name that was undone, a merge and a correction, each by somebody', async () => {
    const { actions } = await read<ActionPageAnswer>('/api/history')
    const told = actions.slice(0, 4).map(({ who, what }) => `${who} ${what}`)
    expect(told).toEqual([
      expect.stringMatching(/^demo-owner merged /),
      expect.stringMatching(/^demo-staff undid: renamed /),
      expect.stringMatching(/^demo-staff renamed /),
      expect.stringMatching(/^demo-staff swapped /),
    ])
    expect(actions[2]?.undone).toMatchObject({ who: 'demo-staff' })
    const season = (await read<ScheduleAnswer[]>('/api/schedules'))[0]?.season_id ?? 0
    const corrections = await read<CorrectedGameAnswer[]>(`/api/gamesv2/corrections?seasonId=${season}`)
    const reasons = corrections.flatMap(game => game.corrections.map(({ reason }) => reason))
    expect(reasons).toEqual(['The scoresheet says two points less.', 'The scoresheet says two points less.'])
    const league = (await read<LeagueWithTeamsAnswer[]>(`/api/seasonsv2/${season}/leagues-with-teams-public`))[0]
    const teams = league?.teams ?? []
    const changes = await Promise.all(
      teams.map(({ id }) => read<readonly unknown[]>(`/api/teamsv2/${id}/schedule-changes?seasonId=${season}`)),
    )
    expect(changes.map(({ length }) => length).toSorted()).toEqual([0, 0, 1, 1, 1, 1])
    expect(new Set(teams.map(({ wins }) => wins)).size).toBeLessThan(teams.length)
  })

  it('makes nothing twice', async () => {
    const head = await application.stores.events.head()
    await ensureDemo(application)
    expect(await application.stores.events.head()).toBe(head)
  })
})
