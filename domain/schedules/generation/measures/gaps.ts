import { dayNumber } from '../../../facts/days'
import { mayPlayAt } from '../board'
import type { Measure, ReportLine } from '../report'
import { dayOf, type MeasuredSchedule, type StandingGame } from '../standing'
import { largestFirst, line, theLess, theMore } from './measure'

const gapsOf = (days: readonly number[]): readonly number[] => days.slice(1).map((day, i) => day - (days[i] ?? 0))

const daysOf = (games: readonly StandingGame[]): readonly number[] => games.flatMap(game => dayOf(game) ?? [])

/** The days on which a team may play or has a kept game, each once, in order. */
const possibleDays = ({ problem, keptOf }: MeasuredSchedule, team: number): readonly number[] => {
  const open = new Set(problem.slots.flatMap(({ date }, slot) => (mayPlayAt(problem, team, slot) ? [date] : [])))
  return [...new Set([...[...open].map(dayNumber), ...daysOf(keptOf[team] ?? [])])].toSorted((a, b) => a - b)
}

/** How many of the days can be taken when there are at least so many days from one to the next. */
const countWithGap = (days: readonly number[], gap: number): number => {
  let count = 0
  let last = -Infinity
  for (const day of days)
    if (day - last >= gap) {
      count++
      last = day
    }
  return count
}

/** The longest that so many games of a team can be apart; halves what is left to try, because days may be years apart. */
const longestGap = (days: readonly number[], games: number): number => {
  let least = 0
  let most = (days.at(-1) ?? 0) - (days[0] ?? 0)
  while (least < most) {
    const gap = Math.ceil((least + most) / 2)
    if (countWithGap(days, gap) >= games) least = gap
    else most = gap - 1
  }
  return least
}

/** The fewest days from one game of a team to its next. */
export const daysBetweenGames = (standing: MeasuredSchedule): Measure => {
  const { input, gamesOf } = standing
  const shortest = gamesOf.map(games => Math.min(...gapsOf(daysOf(games))))
  const figure = Math.min(...shortest)
  const isThere = Number.isFinite(figure)
  const most = gamesOf.map((games, team) =>
    games.length < 2 ? Infinity : longestGap(possibleDays(standing, team), daysOf(games).length),
  )
  return theMore('days-between-games', {
    figure: isThere ? figure : null,
    attainable: isThere ? Math.max(figure, Math.min(...most)) : null,
    lines: input.teams.flatMap(({ entry }, team) =>
      isThere && shortest[team] === figure ? [line({ entries: [entry], figure })] : [],
    ),
  })
}

/** Weeks off and weeks in which teams must rest make gaps that nobody can avoid: the longest of them. */
const unavoidableSpread = ({ input, problem, most, playingWeeks, games }: MeasuredSchedule): number => {
  const firstDay = (week: number) => {
    const own = games.filter(game => game.week === week).map(({ game }) => game)
    const dates = new Set([...(input.weeks[week]?.slots ?? []), ...own].map(({ date }) => date))
    return Math.min(...[...dates].flatMap(date => (date === null ? [] : [dayNumber(date)])))
  }
  const days = playingWeeks.map(firstDay)
  const gaps = gapsOf(days)
  const mustRest = most.some(count => 2 * count < problem.teams)
  const overRest = mustRest ? days.slice(2).map((day, i) => day - (days[i] ?? 0)) : []
  return gaps.length === 0 ? 0 : Math.max(...gaps, ...overRest) - Math.min(...gaps)
}

/** The longest minus the shortest time between two games of a team. */
export const spreadOfDaysBetweenGames = (standing: MeasuredSchedule): Measure => {
  const { input, gamesOf } = standing
  const spreads = gamesOf.map(games => {
    const gaps = gapsOf(daysOf(games))
    return gaps.length === 0 ? 0 : Math.max(...gaps) - Math.min(...gaps)
  })
  const goal = unavoidableSpread(standing)
  return theLess('spread-of-days-between-games', {
    figure: Math.max(0, ...spreads),
    attainable: 0,
    goal,
    lines: largestFirst(
      input.teams.flatMap(({ entry }, team) =>
        (spreads[team] ?? 0) > goal ? [line({ entries: [entry], figure: spreads[team] ?? 0 })] : [],
      ),
    ),
  })
}

const opponent = ({ home, away }: StandingGame, team: number): number => (home === team ? away : home)

/** Among as many games in a row as there are teams, a team meets somebody twice: the shortest such time. */
const longestWithoutRematch = ({ gamesOf, input }: MeasuredSchedule): number => {
  const spans = gamesOf.flatMap(games => {
    const weeks = games.flatMap(({ week }) => week ?? [])
    return weeks.slice(input.teams.length - 1).map((week, i) => week - (weeks[i] ?? 0))
  })
  return Math.min(Math.max(0, input.weeks.length - 1), ...spans)
}

/** The fewest weeks from one meeting of a pair to its next. */
export const weeksBetweenMeetings = (standing: MeasuredSchedule): Measure => {
  const { input, gamesOf } = standing
  const lines = gamesOf.flatMap((games, team): ReportLine[] =>
    games.flatMap((game, i) => {
      const other = opponent(game, team)
      const before = games.slice(0, i).findLast(one => opponent(one, team) === other)
      if (!before || other < team || game.week === null || before.week === null) return []
      const entries = [input.teams[team]?.entry ?? 0, input.teams[other]?.entry ?? 0]
      return [line({ entries, game: game.game, figure: game.week - before.week })]
    }),
  )
  const figure = Math.min(...lines.map(one => one.figure ?? Infinity))
  const isThere = Number.isFinite(figure)
  return theMore('weeks-between-meetings', {
    figure: isThere ? figure : null,
    attainable: isThere ? Math.max(figure, longestWithoutRematch(standing)) : null,
    lines: lines.filter(one => one.figure === figure),
  })
}
