import type { Measure } from '../report'
import { evenShares, spreadOf } from '../spread'
import { playableRounds, type MeasuredSchedule } from '../standing'
import { largestFirst, line, theLess, theMore } from './measure'

/** The weeks in which each team rests, in order. */
const byeWeeks = ({ gamesOf, playingWeeks }: MeasuredSchedule): readonly (readonly number[])[] =>
  gamesOf.map(games => playingWeeks.filter(week => !games.some(game => game.week === week)))

/** Where teams play at most once a week, byes are what games leave over. */
const leastSpread = (standing: MeasuredSchedule): number => {
  const { input, keptOf, attainableGames } = standing
  if (input.meetings !== null) return 0
  const rounds = playableRounds(standing)
  return spreadOf(
    evenShares(
      2 * attainableGames,
      keptOf.map((kept, team) => ({ least: kept.length, most: kept.length + (rounds[team] ?? 0) })),
    ),
  )
}

/** Weeks without a game per team: the most minus the least. */
export const byesPerTeam = (standing: MeasuredSchedule): Measure => {
  const counts = byeWeeks(standing).map(weeks => weeks.length)
  return theLess('byes-per-team', {
    figure: spreadOf(counts),
    attainable: leastSpread(standing),
    lines: largestFirst(
      standing.input.teams.flatMap(({ entry }, team) =>
        (counts[team] ?? 0) > 0 ? [line({ entries: [entry], figure: counts[team] ?? 0 })] : [],
      ),
    ),
  })
}

/** Byes of a team that already had one more than somebody else. */
export const earlySecondByes = (standing: MeasuredSchedule): Measure => {
  const { input, playingWeeks } = standing
  const byes = byeWeeks(standing)
  const lines = playingWeeks.flatMap(week => {
    const soFar = byes.map(weeks => weeks.filter(one => one <= week).length)
    const fewest = Math.min(...soFar)
    return input.teams.flatMap(({ entry }, team) =>
      byes[team]?.includes(week) && (soFar[team] ?? 0) > fewest + 1 ? [line({ entries: [entry], figure: week + 1 })] : [],
    )
  })
  return theLess('early-second-byes', { figure: lines.length, attainable: 0, lines })
}

/** The shortest time in which there are more byes than teams, less a week: somebody rests twice within it. */
const longestGap = (byes: readonly (readonly number[])[], weeks: readonly number[]): number => {
  const inWeek = weeks.map(week => byes.filter(own => own.includes(week)).length)
  let longest = Math.max(0, weeks.length - 1)
  inWeek.forEach((_, from) => {
    let sum = 0
    for (let to = from; to < inWeek.length; to++) {
      sum += inWeek[to] ?? 0
      if (sum > byes.length) longest = Math.min(longest, (weeks[to] ?? 0) - (weeks[from] ?? 0))
    }
  })
  return longest
}

/** The fewest weeks from one bye of a team to its next. */
export const weeksBetweenByes = (standing: MeasuredSchedule): Measure => {
  const byes = byeWeeks(standing)
  const shortest = byes.map(weeks => Math.min(...weeks.slice(1).map((week, i) => week - (weeks[i] ?? 0))))
  const figure = Math.min(...shortest)
  const isThere = Number.isFinite(figure)
  return theMore('weeks-between-byes', {
    figure: isThere ? figure : null,
    attainable: isThere ? longestGap(byes, standing.playingWeeks) : null,
    lines: standing.input.teams.flatMap(({ entry }, team) =>
      isThere && shortest[team] === figure ? [line({ entries: [entry], figure })] : [],
    ),
  })
}
