import { groupedBy } from '../../../facts/grouped-by'
import { longDate } from '../../../facts/wall-time'
import { isAvailableWith, slotInWords, unavailableSlotAt } from '../../slots'
import type { PlanGame, PlanTeam, ScheduleInput } from '../input'
import { weekOfDate } from '../problem'
import type { Measure, ReportLine } from '../report'
import type { Standing } from '../standing'
import { line, theLess } from './measure'

const gamesOf = (games: readonly PlanGame[], { entry }: PlanTeam) =>
  games.filter(({ home, away }) => home === entry || away === entry)

const atSameTime = (games: readonly PlanGame[]) =>
  groupedBy(
    games.filter(({ date, time }) => date !== null && time !== null),
    ({ date, time }) => `${date} ${time}`,
  )

const onSameDay = (games: readonly PlanGame[]) =>
  groupedBy(
    games.filter(({ date }) => date !== null),
    ({ date }) => date ?? '',
  )

/** The first game of a group that is larger than allowed stands for all of them. */
const tooMany = (
  groups: readonly (readonly PlanGame[])[],
  allowed: (game: PlanGame) => number,
  lineOf: (first: PlanGame, count: number) => ReportLine,
) =>
  groups.flatMap(group => {
    const [first] = group
    return first && group.length > allowed(first) ? [lineOf(first, group.length)] : []
  })

const brokenByTeam = (input: ScheduleInput, team: PlanTeam, games: readonly PlanGame[]): ReportLine[] => {
  const own = gamesOf(games, team)
  const { entry, unavailable } = team
  const canPlay = isAvailableWith(unavailable)
  const hits = own.flatMap(game => {
    if (game.date === null || game.time === null || canPlay({ date: game.date, time: game.time })) return []
    const slot = unavailableSlotAt(unavailable, { date: game.date, time: game.time })
    return slot === undefined ? [] : [line({ entries: [entry], game, of: `cannot play ${slotInWords(slot)}` })]
  })
  const twice = tooMany(
    atSameTime(own),
    () => 1,
    (game, count) => line({ entries: [entry], game, figure: count, of: 'plays more than once at that time' }),
  )
  const perDay = tooMany(
    onSameDay(own),
    () => input.maxPerDay,
    (game, count) => line({ entries: [entry], game, figure: count, of: `has ${count} games on that day` }),
  )
  const byeWeeks = input.byes.filter(({ entries }) => entries.includes(entry)).map(({ date }) => weekOfDate(input.weeks, date))
  const byes = own.filter(({ date }) => date !== null && byeWeeks.includes(weekOfDate(input.weeks, date)))
  return [...hits, ...twice, ...perDay, ...byes.map(game => line({ entries: [entry], game, of: 'asked for a bye in that week' }))]
}

const brokenBySlots = ({ weeks }: ScheduleInput, games: readonly PlanGame[]): ReportLine[] => {
  const counts = new Map<string, number>()
  for (const { date, time } of weeks.flatMap(week => week.slots)) {
    const at = `${date} ${time}`
    counts.set(at, (counts.get(at) ?? 0) + 1)
  }
  const slotsAt = ({ date, time }: PlanGame) => counts.get(`${date} ${time}`) ?? 0
  return tooMany(
    atSameTime(games),
    game => slotsAt(game) || Infinity,
    (game, count) =>
      line({ entries: [game.home, game.away], game, figure: count, of: `${count} games at a time for ${slotsAt(game)}` }),
  )
}

const brokenByWeeksOff = ({ weeks, weekOffs }: ScheduleInput, games: readonly PlanGame[]): ReportLine[] =>
  games.flatMap(game => {
    const week = game.date === null ? null : weekOfDate(weeks, game.date)
    const off = weekOffs.find(date => date === game.date || (week !== null && weekOfDate(weeks, date) === week))
    return off === undefined ? [] : [line({ entries: [game.home, game.away], game, of: `week off of ${longDate(off)}` })]
  })

/** Every hard rule that some games break, hand edits included. */
export const brokenRules = (input: ScheduleInput, games: readonly PlanGame[]): readonly ReportLine[] => [
  ...games
    .filter(({ home, away }) => home === away)
    .map(game => line({ entries: [game.home], game, of: 'plays against itself' })),
  ...input.teams.flatMap(team => brokenByTeam(input, team, games)),
  ...brokenBySlots(input, games),
  ...brokenByWeeksOff(input, games),
]

/** Rules that must hold. What kept games break among themselves cannot be mended. */
export const hardRules = ({ input, games }: Standing): Measure => {
  const lines = brokenRules(
    input,
    games.map(({ game }) => game),
  )
  return theLess('hard-rules', { figure: lines.length, attainable: brokenRules(input, input.kept).length, lines })
}

/** Games without a place; in the best case as many as there are more than slots and teams allow. */
export const unplacedGames = ({ unplaced, games, attainableGames }: Standing): Measure =>
  theLess('unplaced', {
    figure: unplaced.length,
    attainable: Math.max(0, games.length + unplaced.length - attainableGames),
    lines: unplaced.map(({ home, away, week }) => line({ entries: [home, away], figure: week === null ? null : week + 1 })),
  })
