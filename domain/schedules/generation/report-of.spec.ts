import { dayAfter, league, teamsOf, timesOf, weeksOf } from './generate.examples'
import { generateSchedule } from './generate'
import type { PlanGame, ScheduleInput } from './input'
import { MEASURES, type MeasureName, type ScheduleReport } from './report'
import { compareReports, reportOf } from './report-of'

const generatedReport = (input: ScheduleInput): ScheduleReport => {
  const plan = generateSchedule(input)
  if (!plan) throw new Error('The generation was stopped.')
  return reportOf(input, [...input.kept, ...plan.weeks.flatMap(({ games }) => games)], plan.unplaced)
}

const measureOf = ({ measures }: ScheduleReport, name: MeasureName) => {
  const found = measures.find(measure => measure.name === name)
  if (!found) throw new Error(`There is no measure ${name}.`)
  return found
}

/** A game in a week from 0, at 9:00 AM. */
const game = (home: number, away: number, week: number, more: Partial<PlanGame> = {}): PlanGame => ({
  home,
  away,
  date: dayAfter(7 * week),
  time: '09:00',
  location: null,
  ...more,
})

/** What a report says of games of four teams: the figure, what is attainable, whether that will do. */
const judged = (name: MeasureName, games: readonly PlanGame[], more: Partial<ScheduleInput> = {}) => {
  const { figure, attainable, isMet } = measureOf(reportOf(league(4, 3, more), games, []), name)
  return { figure, attainable, isMet }
}
const lines = (name: MeasureName, games: readonly PlanGame[], more: Partial<ScheduleInput> = {}) =>
  measureOf(reportOf(league(4, 3, more), games, []), name).lines

it('A report has every measure, in the order of weight', () =>
  expect(reportOf(league(4, 3), [], []).measures.map(({ name }) => name)).toEqual(MEASURES))

describe.each([4, 5, 8, 11, 16])('A free round robin of %i teams', teams => {
  const report = generatedReport(league(teams, teams % 2 === 0 ? teams - 1 : teams))

  it('keeps all rules and places all games', () => {
    expect(measureOf(report, 'hard-rules').figure).toBe(0)
    expect(measureOf(report, 'unplaced').figure).toBe(0)
  })

  it('meets every measure but, at times, that of times', () =>
    expect(report.measures.flatMap(({ name, isMet }) => (isMet || name === 'times' ? [] : [name]))).toEqual([]))
})

describe('Hard rules', () => {
  const broken = (games: readonly PlanGame[], more: Partial<ScheduleInput> = {}) =>
    lines('hard-rules', games, more).map(({ entries, of }) => `${entries.join(' and ')}: ${of}`)

  it('name a team at an unavailable slot', () => {
    const [first, ...others] = teamsOf(4)
    const teams = [{ entry: first?.entry ?? 0, unavailable: ['09:00'] }, ...others]
    expect(broken([game(1, 2, 0)], { teams })).toEqual(['1: cannot play at 9:00 AM every week'])
  })

  it('name a team that plays twice at a time, and more games than slots', () =>
    expect(broken([game(1, 2, 0), game(3, 1, 0)], { maxPerDay: 2 })).toEqual([
      '1: plays more than once at that time',
      '1 and 2: 2 games at that time, with room for 1',
    ]))

  it('name a team with too many games in a day', () =>
    expect(broken([game(1, 2, 0), game(3, 1, 0, { time: '09:30' })])).toEqual(['1: has 2 games on that day']))

  it('name a game in a week off, and a team that asked for a bye', () =>
    expect(broken([game(1, 2, 0)], { weekOffs: [dayAfter(2)], byes: [{ date: dayAfter(1), entries: [2] }] })).toEqual([
      '2: asked for a bye in that week',
      '1 and 2: week off of January 6, 2026',
    ]))

  it('name a team that plays against itself', () => expect(broken([game(1, 1, 0)])).toContain('1: plays against itself'))

  it('count what kept games break among themselves as unavoidable', () => {
    const kept = [game(1, 2, 0), game(3, 1, 0, { time: '09:30' })]
    expect(judged('hard-rules', kept, { kept })).toEqual({ figure: 1, attainable: 1, isMet: true })
  })
})

describe('Counts', () => {
  it('of games see who has more, and how even they could be', () =>
    expect(judged('games-per-team', [game(1, 2, 0), game(1, 3, 1)])).toEqual({ figure: 2, attainable: 0, isMet: false }))

  it('of games know that a team which can never play has none', () => {
    const [first, ...others] = teamsOf(4)
    const teams = [{ entry: first?.entry ?? 0, unavailable: ['09:00', '09:30'] }, ...others]
    const games = [game(2, 3, 0), game(3, 4, 1), game(4, 2, 2)]
    expect(judged('games-per-team', games, { teams })).toEqual({ figure: 2, attainable: 2, isMet: true })
  })

  it('of meetings name the pairs with the most and the fewest', () => {
    const found = lines('meetings-per-pair', [game(1, 2, 0), game(2, 1, 1)])
    expect(found[0]).toMatchObject({ entries: [1, 2], figure: 2 })
    expect(found).toHaveLength(6)
  })
})

describe('Home and away', () => {
  const atHome = [game(1, 2, 0), game(1, 3, 1), game(1, 4, 2)]

  it('differ at most by one for an odd number of games', () =>
    expect(judged('home-and-away', atHome)).toEqual({ figure: 3, attainable: 1, isMet: false }))

  it('are to be equal for an even number of games', () => {
    expect(judged('home-and-away', [game(1, 2, 0), game(1, 2, 1)])).toMatchObject({ figure: 2, attainable: 0, isMet: false })
    expect(judged('home-and-away', [game(1, 2, 0), game(2, 1, 1)])).toMatchObject({ figure: 0, attainable: 0, isMet: true })
  })

  it('are at most two apart at any time', () =>
    expect(judged('home-and-away-by-week', atHome)).toEqual({ figure: 3, attainable: 1, isMet: false }))

  it('have breaks and runs', () => {
    expect(judged('breaks', atHome)).toMatchObject({ figure: 2, attainable: 0, isMet: false })
    expect(judged('longest-run', atHome)).toMatchObject({ figure: 3, isMet: false })
  })

  it('of kept games stay as they are', () =>
    expect(judged('home-and-away', atHome, { kept: atHome })).toEqual({ figure: 3, attainable: 3, isMet: true }))
})

describe('Byes', () => {
  const twoByes = [game(1, 2, 0), game(1, 2, 1), game(3, 4, 2), game(1, 2, 2)]

  it('are counted per team', () => expect(judged('byes-per-team', twoByes)).toEqual({ figure: 2, attainable: 0, isMet: false }))

  it('come out of turn where others had none', () =>
    expect(lines('early-second-byes', twoByes).map(({ entries, figure }) => [entries, figure])).toEqual([
      [[3], 2],
      [[4], 2],
    ]))

  it('of a team are weeks apart', () => expect(judged('weeks-between-byes', twoByes)).toMatchObject({ figure: 1 }))
})

describe('Slots', () => {
  it('are shared: times, days and locations', () => {
    const games = [game(1, 2, 0), game(1, 2, 1), game(3, 4, 1, { time: '09:30' }), game(3, 4, 0, { time: '09:30' })]
    expect(judged('times', games)).toEqual({ figure: 2, attainable: 0, isMet: false })
    expect(judged('days', games)).toMatchObject({ figure: null, isMet: true })
  })

  it('name the time that is shared least evenly', () =>
    expect(lines('times', [game(1, 2, 0), game(1, 2, 1)])[0]).toMatchObject({ entries: [1], figure: 2, of: '9:00 AM' }))
})

describe('Gaps', () => {
  it('between the games of a team are days', () => {
    const games = [game(1, 2, 0), game(1, 2, 0, { date: dayAfter(2) }), game(1, 2, 2)]
    expect(judged('days-between-games', games)).toMatchObject({ figure: 2, isMet: false })
    expect(judged('spread-of-days-between-games', games)).toMatchObject({ figure: 10, isMet: false })
  })

  it('between the meetings of a pair are weeks', () => {
    const games = [game(1, 2, 0), game(2, 1, 1)]
    expect(judged('weeks-between-meetings', games)).toEqual({ figure: 1, attainable: 2, isMet: false })
  })

  it('of nobody are nothing to measure', () =>
    expect(judged('weeks-between-meetings', [game(1, 2, 0)])).toEqual({ figure: null, attainable: null, isMet: true }))
})

describe('A report beside another', () => {
  it('says what is better and what is worse', () => {
    const input = league(4, 3)
    const was = reportOf(input, [game(1, 2, 0), game(1, 3, 1), game(1, 4, 2)], [])
    const changes = compareReports(was, generatedReport(input)).filter(({ change }) => change !== 'same')
    expect(changes).toContainEqual(expect.objectContaining({ name: 'home-and-away', change: 'better' }))
    expect(compareReports(was, was).every(({ change }) => change === 'same')).toBe(true)
  })
})

it('Weeks with more room than teams need are no reason to complain', () => {
  const report = generatedReport(league(6, 5, { weeks: weeksOf(5, timesOf(8)) }))
  expect(measureOf(report, 'unplaced').figure).toBe(0)
})
