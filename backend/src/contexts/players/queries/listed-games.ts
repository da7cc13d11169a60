import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { FIGURES, type Figure } from '@fullcourt/domain/statistics/figures'
import { figureOf } from '@fullcourt/domain/statistics/line'
import { latestGames, summedUp, type LineInOrder, type SummedUp } from './latest-games'

/** The season whose games are listed, at most so many of them; where they did not play in it, the one of their last game. */
export type WantedGames = { readonly season: SeasonId | undefined; readonly games: number }

export type SeasonLines<Line> = { readonly season: SeasonId; readonly lines: readonly Line[] }

type SeasonSum<Line> = SummedUp<Line> & { readonly season: SeasonId }

/** The lines of listed games, and all others summed up by season. */
export type ListedGames<Line> = { readonly listed: readonly Line[]; readonly earlier: readonly SeasonSum<Line>[] }

const lastIn = ({ lines }: SeasonLines<LineInOrder>): string =>
  lines.reduce((last, { order }) => (order > last ? order : last), '')

const lastOf = <Line extends LineInOrder>(seasons: readonly SeasonLines<Line>[]): SeasonLines<Line> | undefined =>
  seasons.toSorted((a, b) => (lastIn(a) < lastIn(b) ? 1 : -1))[0]

/** The most of each figure in one game of all. */
const mostOfEach = ({ listed, earlier }: ListedGames<LineInOrder>): ReadonlyMap<Figure, number> => {
  const most = new Map<Figure, number>()
  const note = (figure: Figure, value: number) => most.set(figure, Math.max(value, most.get(figure) ?? 0))
  for (const { line } of listed) for (const figure of FIGURES) note(figure, figureOf(line, figure) ?? 0)
  for (const { figure, value } of earlier.flatMap(({ bests }) => bests)) note(figure, value)
  return most
}

/**
 * Of the wanted season the latest games, of each other one the last alone. Bests of other seasons are named where they are bests of
 * all: so a career of any length names as many games.
 */
export const listedGames = <Line extends LineInOrder>(
  seasons: readonly SeasonLines<Line>[],
  { season: wanted, games }: WantedGames,
): ListedGames<Line> => {
  const shown = (seasons.find(({ season }) => season === wanted) ?? lastOf(seasons))?.season
  const parts = seasons.map(({ season, lines }) => ({ season, ...latestGames(lines, season === shown ? games : 1) }))
  const listed = parts.flatMap(({ latest }) => latest)
  const earlier = parts.filter(part => part.earlier.length > 0).map(part => ({ season: part.season, ...summedUp(part.earlier) }))
  const most = mostOfEach({ listed, earlier })
  return {
    listed,
    earlier: earlier.map(({ bests, ...sum }) => ({
      ...sum,
      bests: bests.filter(({ figure, value }) => sum.season === shown || value === most.get(figure)),
    })),
  }
}
