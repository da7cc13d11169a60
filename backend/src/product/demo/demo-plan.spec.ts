import { daysAfter } from '@fullcourt/domain/facts/days'
import { generateSchedule } from '@fullcourt/domain/schedules/generation/generate'
import type { Slot } from '@fullcourt/domain/schedules/slots'
import { mondayOf, wallMoment } from './days'
import { demoPlan, type DatedGame, type DemoPlan, type LeaguePlan } from './demo-plan'
import { generatedRounds, scheduleDetails, scheduleInput, TEAMS_OF_LEAGUE } from './demo-rounds'
import { generateFor } from './demo-schedule'

const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin'] as const
const YEARS = [2026, 2027, 2028] as const

const rounds = generatedRounds()
const planAt = (now: Slot) => demoPlan(now, rounds)

const HOUR = 3_600_000

/** A moment of every day of a year: from day to day at another hour. */
const momentsOf = (year: number): readonly Date[] => {
  const days = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / (24 * HOUR)
  return Array.from({ length: days }, (_, day) => new Date(Date.UTC(year, 0, 1 + day, (day * 7) % 24, day % 60)))
}

const isEven = (counts: readonly number[]) => new Set(counts).size <= 1

const gamesOf = (games: readonly DatedGame[]) =>
  Array.from({ length: TEAMS_OF_LEAGUE }, (_, team) => games.filter(({ home, away }) => home === team || away === team).length)

const atOf = ({ date, time }: Slot) => `${date} ${time}`

/** What a visitor would find wrong with a league of the demo, e.g. a game that has a score before it begins. */
const faultsOfLeague = ({ past, present, cup }: LeaguePlan, plan: DemoPlan, now: Slot): readonly (string | false)[] => {
  const [before, running] = [past.weeks.flat(), present.weeks.flat()]
  const isOff = (date: string) => date >= present.weekOff && date < daysAfter(present.weekOff, 7)
  const isWithin = (date: string, { startDate, finishDate }: DemoPlan['past']) =>
    startDate !== null && finishDate !== null && date >= startDate && date <= finishDate
  const cupScores = cup.games.map(({ score, ...at }) => ({ ...at, isOver: score !== null }))
  return [
    !before.every(({ isOver }) => isOver) && 'a game of the past season is not over',
    [...running, ...cupScores].some(game => game.isOver && atOf(game) > atOf(now)) && 'a game is over before it begins',
    [...running, ...cupScores].some(game => !game.isOver && game.date < now.date) && 'a game of an earlier day has no score',
    running.every(({ isOver }) => isOver) && 'no game is left',
    running.filter(({ isOver }) => isOver).length < 18 && 'too few games are over',
    !isEven(gamesOf(before)) && 'a team played less in the past season',
    !isEven(gamesOf(running)) && 'a team plays less in the running season',
    present.weeks.filter(games => games.length === 0).length !== 1 && 'there is not one week off',
    present.weeks.some(games => ![0, TEAMS_OF_LEAGUE / 2].includes(games.length)) && 'a team has a bye in a week of games',
    [...running, ...cup.games].some(({ date }) => isOff(date)) && 'a game is in the week off',
    present.weekOff <= now.date && 'the week off is over',
    present.byes <= (running.at(-1)?.date ?? '') && 'the byes are before the last games',
    !before.every(({ date }) => isWithin(date, plan.past)) && 'a game is outside of the past season',
    !isWithin(past.final.date, plan.past) && 'the final is outside of its season',
    ![...running, ...cup.games, { date: present.byes }].every(({ date }) => isWithin(date, plan.present)) &&
      'a date is outside of the running season',
  ]
}

const faultsOf = (plan: DemoPlan, now: Slot): readonly string[] =>
  [
    (plan.past.finishDate ?? '') >= now.date && 'the past season is not over',
    (plan.present.startDate ?? '') > now.date && 'the running season has not begun',
    (plan.present.finishDate ?? '') < now.date && 'the running season is over',
    plan.past.name === plan.present.name && 'two seasons have one name',
    plan.leagues[0]?.cup.games.every(({ score }) => score !== null) && 'the cup has no game left',
    ...plan.leagues.flatMap(league => faultsOfLeague(league, plan, now)),
  ].flatMap(fault => (fault ? `${atOf(now)}: ${fault}` : []))

describe.each(ZONES)('In %s', zone => {
  it.each(YEARS)('the demo is right on every day of %i', year => {
    const moments = momentsOf(year).map(moment => wallMoment(moment, zone))
    expect(moments.flatMap(now => faultsOf(planAt(now), now))).toEqual([])
  })
})

/** Every quarter of an hour of a week. */
const QUARTERS = Array.from({ length: 7 * 24 * 4 }, (_, quarter) => ({
  date: daysAfter('2026-11-23', Math.floor(quarter / 96)),
  time: `${String(Math.floor((quarter % 96) / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
}))

it('the demo is right in every quarter of an hour of a week', () => {
  expect(QUARTERS.flatMap(now => faultsOf(planAt(now), now))).toEqual([])
})

it.each([
  ['18:29', 0],
  ['19:44', 0],
  ['19:45', 1],
  ['22:14', 1],
  ['22:15', 3],
])('has at %s on a Monday that many games of this evening with a score: %i', (time, count) => {
  const evening = planAt({ date: '2026-11-23', time }).leagues[0]?.present.weeks[6] ?? []
  expect(evening.map(atOf)).toEqual(['2026-11-23 18:30', '2026-11-23 21:00', '2026-11-23 21:00'])
  expect(evening.filter(({ isOver }) => isOver)).toHaveLength(count)
})

it('plans the weeks that the generator gives to the teams of a league', () => {
  const teams = [31, 32, 33, 34, 35, 36].map(entry => ({ entry, team: entry - 20, unavailable: [] }))
  const present = planAt({ date: '2026-11-24', time: '09:00' }).leagues[1]?.present
  if (!present) throw new Error('The demo has no second league.')
  const details = scheduleDetails(present.firstDay)
  expect(generateFor(teams, present)).toEqual(generateSchedule(scheduleInput(details, teams)))
  expect(present.weeks.flat().every(({ date }) => mondayOf(date) === daysAfter(date, -3))).toBe(true)
})
