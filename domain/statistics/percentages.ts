/** Rounds half away from zero at a number of decimals, without the error of binary fractions at a half. */
export const roundTo = (value: number, decimals: number): number =>
  Number(Math.round(Number(`${value}e${decimals}`)) + `e-${decimals}`)

/** Made over attempted times 100, one decimal; 0 where nothing was attempted, null where the league keeps no such figures (spec 2 §4). */
export const percentage = (made: number | undefined, attempted: number | undefined): number | null => {
  if (made === undefined || attempted === undefined) return null
  return attempted === 0 ? 0 : roundTo((made / attempted) * 100, 1)
}

/** Made over attempted as a ratio, three decimals (per-game percentages, spec 2 §4); zero and null as `percentage`. */
export const ratio = (made: number | undefined, attempted: number | undefined): number | null => {
  if (made === undefined || attempted === undefined) return null
  return attempted === 0 ? 0 : roundTo(made / attempted, 3)
}

/** A mean per game, one decimal; 0 without games, null where the figure was never kept. */
export const perGame = (sum: number | undefined, games: number): number | null => {
  if (sum === undefined) return null
  return games === 0 ? 0 : roundTo(sum / games, 1)
}

/** wins / (wins + losses), three decimals; 0 without games (spec 2 §3). */
export const winPercentage = ({ wins, losses }: { wins: number; losses: number }): number =>
  wins + losses === 0 ? 0 : roundTo(wins / (wins + losses), 3)
