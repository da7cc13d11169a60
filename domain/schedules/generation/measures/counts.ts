import { mayPlayAt } from '../board'
import type { Measure } from '../report'
import { evenShares, spreadOf } from '../spread'
import { playableRounds, type MeasuredSchedule } from '../standing'
import { largestFirst, line, theLess } from './measure'

/** Games per team: the most minus the least. */
export const gamesPerTeam = (standing: MeasuredSchedule): Measure => {
  const { input, gamesOf, keptOf, attainableGames } = standing
  const counts = gamesOf.map(games => games.length)
  const rounds = playableRounds(standing)
  const ranges = keptOf.map((kept, team) => ({ least: kept.length, most: kept.length + (rounds[team] ?? 0) }))
  return theLess('games-per-team', {
    figure: spreadOf(counts),
    attainable: spreadOf(evenShares(2 * attainableGames, ranges)),
    lines: largestFirst(input.teams.map(({ entry }, team) => line({ entries: [entry], figure: counts[team] ?? 0 }))),
  })
}

type Pair = { readonly first: number; readonly second: number }

const pairsOf = (teams: number): readonly Pair[] =>
  Array.from({ length: teams }, (_, first) =>
    Array.from({ length: teams - first - 1 }, (_, i) => ({ first, second: first + i + 1 })),
  ).flat()

const meetingsOf = (games: MeasuredSchedule['games'], { first, second }: Pair): number =>
  games.filter(({ home, away }) => (home === first && away === second) || (home === second && away === first)).length

/** Whom one team cannot meet often enough, because it has so few games, the others meet the more often. */
const spreadByScarceTeams = (
  { problem: { teams }, keptOf, attainableGames }: MeasuredSchedule,
  rounds: readonly number[],
): number => {
  const otherPairs = ((teams - 1) * (teams - 2)) / 2
  const spreads = keptOf.map((kept, team) => {
    const most = kept.length + (rounds[team] ?? 0)
    return Math.ceil((attainableGames - most) / Math.max(1, otherPairs)) - Math.floor(most / Math.max(1, teams - 1))
  })
  return teams < 3 ? 0 : Math.max(0, ...spreads)
}

/** Meetings per pair: the most minus the least. */
export const meetingsPerPair = (standing: MeasuredSchedule): Measure => {
  const { input, games, problem, keptOf, attainableGames } = standing
  const pairs = pairsOf(problem.teams)
  const counts = pairs.map(pair => meetingsOf(games, pair))
  const kept = keptOf.flat()
  const ranges = pairs.map(pair => {
    const both = (slot: number) => mayPlayAt(problem, pair.first, slot) && mayPlayAt(problem, pair.second, slot)
    const least = meetingsOf(kept, pair) / 2
    const rounds = problem.rounds.filter(slots => slots.some(both)).length
    return { least, most: least + Math.min(rounds, input.meetings === null ? Infinity : Math.max(0, input.meetings - least)) }
  })
  const byPairs = spreadOf(evenShares(attainableGames, ranges))
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)]
  return theLess('meetings-per-pair', {
    figure: spreadOf(counts),
    attainable: Math.max(byPairs, spreadByScarceTeams(standing, playableRounds(standing))),
    lines: largestFirst(
      pairs.flatMap(({ first, second }, i) => {
        const figure = counts[i] ?? 0
        const isExtreme = most > fewest && (figure === most || figure === fewest)
        return isExtreme ? [line({ entries: [input.teams[first]?.entry ?? 0, input.teams[second]?.entry ?? 0], figure })] : []
      }),
    ),
  })
}
