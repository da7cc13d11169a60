import type { Measure } from '../report'
import type { MeasuredSchedule, StandingGame } from '../standing'
import { largestFirst, line, theLess } from './measure'

/** By how much home and away games may differ after any week. */
const MOST_APART = 2
/** More than two home or two away games in a row are too many. */
const LONGEST_RUN = 2

const isHome = ({ home }: StandingGame, team: number): boolean => home === team

const apart = (games: readonly StandingGame[], team: number): number =>
  games.reduce((sum, game) => sum + (isHome(game, team) ? 1 : -1), 0)

/** Home minus away games: 0 for a team with an even number of games, 1 for one with an odd number. */
export const homeAndAway = ({ input, gamesOf, keptOf }: MeasuredSchedule): Measure => {
  const differences = gamesOf.map((games, team) => Math.abs(apart(games, team)))
  const least = gamesOf.map((games, team) => {
    const kept = keptOf[team] ?? []
    return Math.max(games.length % 2, Math.abs(apart(kept, team)) - Math.max(0, games.length - kept.length))
  })
  return theLess('home-and-away', {
    figure: Math.max(0, ...differences),
    attainable: Math.max(0, ...least),
    lines: largestFirst(
      input.teams.flatMap(({ entry }, team) => {
        const figure = differences[team] ?? 0
        return figure > (least[team] ?? 0) ? [line({ entries: [entry], figure })] : []
      }),
    ),
  })
}

/** The furthest that home and away games of a team are apart after any of its games. */
const furthestApart = (games: readonly StandingGame[], team: number): number => {
  let difference = 0
  return games.reduce((furthest, game) => {
    difference += isHome(game, team) ? 1 : -1
    return Math.max(furthest, Math.abs(difference))
  }, 0)
}

/** How far home and away games are apart at any point of the season. */
export const homeAndAwayByWeek = ({ input, games, gamesOf, keptOf }: MeasuredSchedule): Measure => {
  const furthest = gamesOf.map(furthestApart)
  return theLess('home-and-away-by-week', {
    figure: Math.max(0, ...furthest),
    attainable: Math.max(games.length > 0 ? 1 : 0, ...keptOf.map(furthestApart)),
    goal: MOST_APART,
    lines: largestFirst(
      input.teams.flatMap(({ entry }, team) =>
        (furthest[team] ?? 0) > MOST_APART ? [line({ entries: [entry], figure: furthest[team] ?? 0 })] : [],
      ),
    ),
  })
}

const breaksOf = (games: readonly StandingGame[], team: number): readonly StandingGame[] =>
  games.filter((game, i) => {
    const before = games[i - 1]
    return before !== undefined && isHome(before, team) === isHome(game, team)
  })

/**
 * How often, at one time after another, all teams played every week until everybody had met everybody. Of an even number of
 * teams at most two have no break in such a time: two teams whose sides always change together never meet.
 */
const fullRoundRobins = ({ input: { teams }, games, playingWeeks }: MeasuredSchedule): number => {
  let robins = 0
  let met = new Set<string>()
  for (const week of playingWeeks) {
    const own = games.filter(game => game.week === week)
    const isFull = new Set(own.flatMap(({ home, away }) => [home, away])).size === teams.length && own.length === teams.length / 2
    met = isFull ? met : new Set()
    if (isFull) for (const { home, away } of own) met.add(`${Math.min(home, away)} ${Math.max(home, away)}`)
    if (met.size < (teams.length * (teams.length - 1)) / 2) continue
    robins++
    met = new Set()
  }
  return robins
}

/** Two home or two away games in a row; the bound is for the opponents as they follow each other here. */
export const breaks = (standing: MeasuredSchedule): Measure => {
  const { input, gamesOf } = standing
  const counts = gamesOf.map((games, team) => breaksOf(games, team).length)
  const inRobins = input.teams.length % 2 === 0 ? fullRoundRobins(standing) * Math.max(0, input.teams.length - 2) : 0
  const inKept = standing.keptOf.reduce((sum, kept, team) => sum + breaksInARow(kept, gamesOf[team] ?? [], team), 0)
  return theLess('breaks', {
    figure: counts.reduce((sum, count) => sum + count, 0),
    attainable: Math.max(inRobins, inKept),
    lines: largestFirst(
      input.teams.flatMap(({ entry }, team) =>
        (counts[team] ?? 0) > 0 ? [line({ entries: [entry], figure: counts[team] ?? 0 })] : [],
      ),
    ),
  })
}

/** Breaks between kept games that follow each other among all games: those stay. */
const breaksInARow = (kept: readonly StandingGame[], all: readonly StandingGame[], team: number): number => {
  const isKept = (game: StandingGame | undefined) => kept.some(one => one.game === game?.game)
  return breaksOf(all, team).filter(game => isKept(game) && isKept(all[all.indexOf(game) - 1])).length
}

const longestRunOf = (games: readonly StandingGame[], team: number): number => {
  let run = 0
  return games.reduce((longest, game, i) => {
    const before = games[i - 1]
    run = before !== undefined && isHome(before, team) === isHome(game, team) ? run + 1 : 1
    return Math.max(longest, run)
  }, 0)
}

/** The most home or away games in a row. */
export const longestRun = ({ input, games, gamesOf }: MeasuredSchedule): Measure => {
  const runs = gamesOf.map(longestRunOf)
  return theLess('longest-run', {
    figure: Math.max(0, ...runs),
    attainable: games.length > 0 ? 1 : 0,
    goal: LONGEST_RUN,
    lines: largestFirst(
      input.teams.flatMap(({ entry }, team) =>
        (runs[team] ?? 0) > LONGEST_RUN ? [line({ entries: [entry], figure: runs[team] ?? 0 })] : [],
      ),
    ),
  })
}
