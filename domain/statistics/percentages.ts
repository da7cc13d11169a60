import type { Shots } from './shots'

/** The number times a power of ten, by its decimal digits: a product would bring in the error of binary fractions. */
const shift = (value: number, places: number): number => {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

/** Rounds half away from zero at a number of decimals, as the decimal digits of the number say. */
export const roundTo = (value: number, decimals: number): number => {
  const rounded = shift(Math.round(shift(Math.abs(value), decimals)), -decimals)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/**
 * Made over attempted times 100, one decimal; 0 where nothing was attempted, null where no shots are kept (docs/standings.md#percentages).
 */
export const percentage = (shots: Shots | undefined): number | null => {
  if (shots === undefined) return null
  return shots.attempted === 0 ? 0 : roundTo((shots.made * 100) / shots.attempted, 1)
}

/** Made over attempted as a ratio, three decimals (docs/standings.md#percentages); zero and null as `percentage`. */
export const ratio = (shots: Shots | undefined): number | null => {
  if (shots === undefined) return null
  return shots.attempted === 0 ? 0 : roundTo(shots.made / shots.attempted, 3)
}

/** A mean per game, one decimal; 0 without games, null where the figure was never kept. */
export const perGame = (sum: number | undefined, games: number): number | null => {
  if (sum === undefined) return null
  return games === 0 ? 0 : roundTo(sum / games, 1)
}

/** wins / (wins + losses), three decimals; 0 without games (docs/standings.md#order). */
export const winPercentage = ({ wins, losses }: { wins: number; losses: number }): number =>
  wins + losses === 0 ? 0 : roundTo(wins / (wins + losses), 3)
