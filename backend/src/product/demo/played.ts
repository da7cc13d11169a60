import type { Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { between } from './chance'

/** One player's evening. Better players shoot more and miss less; now and then somebody stays on the bench. */
export const playedLine = (chance: () => number, talent: number): Figures => {
  if (chance() < 0.06) return {}
  const twos = between(chance, 1, 4 + Math.round(talent * 7))
  const threes = between(chance, 0, 2 + Math.round(talent * 6))
  const free = between(chance, 0, 2 + Math.round(talent * 4))
  const made = (tried: number, share: number) => Array.from({ length: tried }, () => chance() < share).filter(Boolean).length
  return {
    AST: between(chance, 0, 2 + Math.round(talent * 5)),
    REB: between(chance, 0, 4 + Math.round(talent * 7)),
    '2PM': made(twos, 0.42 + talent * 0.16),
    '2PA': twos,
    '3PM': made(threes, 0.26 + talent * 0.14),
    '3PA': threes,
    FTM: made(free, 0.62 + talent * 0.22),
    FTA: free,
  }
}

/** What a side's players came to. */
type PlayedSide = { readonly lines: readonly Figures[]; readonly points: number; readonly quarters: readonly number[] }

type Talented = { readonly talent: number }

const pointsOf = (lines: readonly Figures[]): number => lines.reduce((sum, line) => sum + (deriveLine(line).figures.PTS ?? 0), 0)

/** A game of two sides by their players. Somebody wins: a basket decides for the guests where the points are equal. */
export const playGame = (
  chance: () => number,
  { home, away }: { readonly home: readonly Talented[]; readonly away: readonly Talented[] },
): { readonly home: PlayedSide; readonly away: PlayedSide } => {
  const [ofHome, ofAway] = [home, away].map(players => players.map(({ talent }) => playedLine(chance, talent)))
  const homePoints = pointsOf(ofHome ?? [])
  const awayPoints = pointsOf(ofAway ?? [])
  const awayScore = awayPoints + (homePoints === awayPoints ? 1 : 0)
  return {
    home: { lines: ofHome ?? [], points: homePoints, quarters: quartersOf(chance, homePoints) },
    away: { lines: ofAway ?? [], points: awayScore, quarters: quartersOf(chance, awayScore) },
  }
}

/** A side's points over four quarters that add up to its final score. */
export const quartersOf = (chance: () => number, points: number): readonly number[] => {
  const shares = Array.from({ length: 4 }, () => 0.8 + chance() * 0.4)
  const sum = shares.reduce((total, share) => total + share, 0)
  const first = shares.slice(0, 3).map(share => Math.floor((points * share) / sum))
  return [...first, points - first.reduce((total, quarter) => total + quarter, 0)]
}

/** Single round robin of an even number of teams by the circle method: rounds of pairs of indexes, home sides alternating. */
export const roundRobin = (teams: number): readonly (readonly (readonly [home: number, away: number])[])[] =>
  Array.from({ length: teams - 1 }, (_, round) =>
    Array.from({ length: teams / 2 }, (_, pair) => {
      const turned = (place: number) => (place === 0 ? 0 : ((place - 1 + round) % (teams - 1)) + 1)
      const [a, b] = [turned(pair), turned(teams - 1 - pair)]
      return (round + pair) % 2 === 0 ? ([a, b] as const) : ([b, a] as const)
    }),
  )
