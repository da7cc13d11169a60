import { PLAYERS_ON_COURT } from '@fullcourt/domain/games/lineup'
import type { BoxScoreLine, ClockReading, Substitution } from '@fullcourt/domain/games/events'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { didNotPlay } from '@fullcourt/domain/statistics/line'
import { momentOfHalf, HALVES } from './tapped'

/** Who is on the court in each half of a quarter, in their order. */
export type Rotation = readonly (readonly PlayerId[])[]

/** So many of the five rest at a time. */
const RESTING = 3

/** Those who have figures play: the first five begin each quarter, and some of them rest in its second half. Null where they are too few. */
export const rotationOf = (lines: readonly BoxScoreLine[]): Rotation | null => {
  const players = lines.filter(({ line }) => !didNotPlay(line)).map(({ player }) => player)
  const [five, bench] = [players.slice(0, PLAYERS_ON_COURT), players.slice(PLAYERS_ON_COURT, PLAYERS_ON_COURT + RESTING)]
  if (five.length < PLAYERS_ON_COURT || players.length > PLAYERS_ON_COURT + RESTING) return null
  return Array.from({ length: HALVES }, (_, half) => {
    if (half % 2 === 0) return five
    const rests = bench.map((_player, place) => (half + place) % PLAYERS_ON_COURT)
    return [...five.filter((_player, place) => !rests.includes(place)), ...bench]
  })
}

/** The halves in which a player is on the court. */
export const halvesOf = (rotation: Rotation, player: PlayerId): readonly number[] =>
  rotation.flatMap((lineup, half) => (lineup.includes(player) ? [half] : []))

/** The five that begin, and who is substituted from one half to the next, in a game that began at a moment; quarters have ten minutes. */
export const substitutionsOfRotation = (rotation: Rotation, began: Date): readonly Substitution[] =>
  rotation.flatMap((lineup, half) => {
    const before = rotation[half - 1] ?? []
    const [out, entering] = [before.filter(one => !lineup.includes(one)), lineup.filter(one => !before.includes(one))]
    if (out.length + entering.length === 0) return []
    return [{ ...momentOfHalf(began, half), out, in: entering }]
  })

/** The clock of a game: it is started with each quarter, and stands at the end. */
export const clockOfGame = (began: Date): readonly (ClockReading & { readonly at: string })[] => {
  const starts = [0, 2, 4, 6].map(half => {
    const { period, remaining, at } = momentOfHalf(began, half)
    return { period, remaining, since: at, at }
  })
  const end = momentOfHalf(began, HALVES)
  return [...starts, { period: HALVES / 2, remaining: 0, since: null, at: end.at }]
}
