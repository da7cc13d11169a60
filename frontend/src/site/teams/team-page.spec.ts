import type { GameAnswer, ScheduleNewsAnswer } from '../../api/schema'
import { gameAnswer, standingsTeam } from '../testing/answers'
import { answering, pathOf, renderedPage } from '../testing/rendered-page'

const season = { id: 2, name: 'Fall 2026', active: true, startDate: null, finishDate: null, sport_id: 1 }
const league = { id: 5, name: 'Monday' }
const hawks = { id: 1, name: 'Hawks', logo: null, colors: [], abbreviation: null }

const rosterOf = (...names: readonly (readonly [first: string, last: string])[]) =>
  names.map(([firstName, lastName], place) => ({
    player_id: place + 1,
    captain: false,
    player: { id: place + 1, firstName, lastName, image: null },
    games: 0,
    figures: [] as { readonly abbreviation: string; readonly sum: number }[],
  }))

type Shown = {
  readonly row?: Partial<Parameters<typeof standingsTeam>[0]>
  readonly games?: readonly GameAnswer[]
  readonly rosters?: ReturnType<typeof rosterOf>
  readonly changes?: readonly ScheduleNewsAnswer[]
}

const page = async ({ row = {}, games = [], rosters = [], changes = [] }: Shown) => {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/seasonsv2': [season],
    '/api/teamsv2/1': { ...hawks, season, leagues: [{ league, season }], rosters, games },
    '/api/teamsv2/1/schedule-changes': changes,
    '/api/teamsv2/1/places': [{ ...standingsTeam({ id: 1, name: 'Hawks', rank: 1, ...row }), teams: 1 }],
  }
  const page = await renderedPage('/demo/teams/1', { now: '2026-11-22T20:00:00Z', answer: answering(answers, pathOf) })
  expect(page.problem).toBeNull()
  return page
}
const open = async (shown: Shown) => (await page(shown)).text

describe('The figures of a team', () => {
  it('count ties as games', async () => {
    const text = await open({ row: { wins: 1, losses: 1, ties: 2, pointsFor: 240, pointsAgainst: 236 } })
    expect(text).toMatch(/Record 1–1–2 .*Points scored 60\.0 a game, 59\.0 allowed .*Difference \+4 in 4 games/)
  })

  it('are dashes before the first game, and it has no place yet', async () => {
    const text = await open({})
    expect(text).toMatch(/Record 0–0 No results yet Monday – of 1 team Points scored – /)
    expect(text).not.toContain('1st of 1')
  })
})

describe('The games of a team', () => {
  const played = [3, 10, 17].map(day =>
    gameAnswer({ id: day, date: `2026-11-${String(day).padStart(2, '0')}`, score: [60 + day, 58] }),
  )

  it('begin with the newest when all are played', async () =>
    expect(await open({ games: played })).toMatch(/Nov 17.* 77 .*Nov 10.* 70 .*Nov 3.* 63 /))

  it('show when they begin, and nothing in the place of points, while they have no score', async () =>
    expect(await open({ games: [gameAnswer({ id: 30, date: '2026-11-30', time: '19:30' })] })).toMatch(
      /Mon, Nov 30, 7:30 PM \w+ \w+ \w+ \w+ Scheduled/,
    ))

  it('are in their order while some are to come', async () =>
    expect(await open({ games: [...played, gameAnswer({ id: 30, date: '2026-11-30' })] })).toMatch(
      /Nov 3.*Nov 10.*Nov 17.*Nov 30/,
    ))
})

describe('The next game of a team', () => {
  const onDay = (day: number, state: GameAnswer['state'] = 'scheduled') => ({
    ...gameAnswer({ id: day, date: `2026-11-${day}` }),
    state,
  })
  const said = async (...games: readonly GameAnswer[]) => (await page({ games })).head

  it.each(['cancelled', 'postponed', 'forfeited'] as const)('is none that is %s', async state => {
    expect(await said(onDay(25, state), onDay(28))).toContain('Next: Bulls at Hawks, November 28, 2026.')
    expect(await said(onDay(25, state))).not.toContain('Next:')
  })
})

describe('The roster', () => {
  it('names players by their first names', async () => {
    const text = await open({ rosters: rosterOf(['Ana', 'Lee'], ['Bea', 'Ruiz']) })
    expect(text).toMatch(/Roster 2 players .*Ana .*Bea/)
    expect(text).not.toMatch(/Lee|Ruiz/)
  })

  it('has what everybody does in a game, once figures were kept', async () => {
    const [ana, bea] = rosterOf(['Ana', 'Lee'], ['Bea', 'Ruiz'])
    const figures = [
      { abbreviation: 'PTS', sum: 25 },
      { abbreviation: 'REB', sum: 9 },
    ]
    const text = await open({ rosters: [{ ...ana!, games: 2, figures }, bea!] })
    expect(text).toMatch(/Player GP PTS REB AST AN Ana 2 12\.5 4\.5 – BE Bea 0 – – –/)
  })

  it('has the whole name of those who share a first name, or have none', async () =>
    expect(await open({ rosters: rosterOf(['Ana', 'Lee'], ['Ana', 'Ruiz'], ['', 'Okafor']) })).toMatch(
      /Ana Lee .*Ana Ruiz .*Okafor/,
    ))
})

describe('What a team plays next, and played last', () => {
  it('comes before its schedule, with the record, the place and the form', async () => {
    const games = [
      ...[3, 10, 17].map(day =>
        gameAnswer({ id: day, date: `2026-11-${String(day).padStart(2, '0')}`, score: [day === 10 ? 50 : 60, 58] }),
      ),
      gameAnswer({ id: 30, date: '2026-11-30', time: '19:30' }),
    ]
    expect(await open({ row: { wins: 2, losses: 1 }, games })).toMatch(
      /Record 2–1 W Won .*L Lost .*W Won .*Monday 1st .*Next game .*Nov 30, 7:30 PM .*Last result .*Nov 17.* 60 .*Schedule /,
    )
  })

  it('is said where there is nothing yet, and where nothing comes any more', async () => {
    expect(await open({})).toMatch(/Next game No games are scheduled yet\. Last result No results yet\./)
    expect(await open({ games: [gameAnswer({ score: [61, 58] })] })).toMatch(
      /Next game No more games are scheduled\. Last result /,
    )
  })
})

describe('What changed in the schedule', () => {
  const bulls = { id: 2, name: 'Bulls', logo: null, colors: [], abbreviation: null }
  const at = { date: '2026-11-28', time: '18:00', location: 'Court 1', side: 'home' as const, opponent: bulls, calledOff: null }
  const moved: ScheduleNewsAnswer = {
    id: '9-1',
    when: '2026-11-20T02:00:00.000Z',
    gameId: 9,
    parts: ['when', 'where'],
    was: at,
    is: { ...at, date: '2026-11-29', time: '10:00', location: 'Court 2' },
  }

  it('has a line of its own before anything did', async () => expect(await open({})).toContain('No schedule changes'))

  it('says what was and what is, and when that was changed in the zone of the organization', async () =>
    expect(await open({ changes: [moved] })).toMatch(
      /1 schedule change · Thu, Nov 19 .*Moved vs Bulls.*was Sat, Nov 28, 6:00 PM, Court 1 .*now Sun, Nov 29, 10:00 AM, Court 2/,
    ))

  it('leads to the game, unless it is gone', async () => {
    const linkOf = async (change: ScheduleNewsAnswer) => (await page({ changes: [change] })).html
    expect(await linkOf(moved)).toContain('href="/demo/games/9"')
    expect(await linkOf({ ...moved, gameId: null, is: null, parts: ['removed'] })).not.toContain('href="/demo/games/9"')
  })
})
