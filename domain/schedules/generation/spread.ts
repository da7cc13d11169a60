/** The least and the most that each may get. */
export type Range = { readonly least: number; readonly most: number }

const atLevel = (level: number, { least, most }: Range): number => Math.min(most, Math.max(least, level))

/**
 * Shares that add up to a total and are as equal as the ranges allow: all are filled to one level, some to one more. Where the
 * ranges do not allow the total, as near to it as they do.
 */
export const evenShares = (total: number, ranges: readonly Range[]): number[] => {
  const sumAt = (level: number) => ranges.reduce((sum, range) => sum + atLevel(level, range), 0)
  const highest = Math.max(0, ...ranges.map(({ most }) => most))
  let level = 0
  while (level < highest && sumAt(level + 1) <= total) level++
  const shares = ranges.map(range => atLevel(level, range))
  let left = total - sumAt(level)
  return shares.map((share, i) => {
    const isRaised = left > 0 && share === level && share < (ranges[i] as Range).most
    if (isRaised) left--
    return isRaised ? share + 1 : share
  })
}

/** The most minus the least of some figures; 0 of none. */
export const spreadOf = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : Math.max(...figures) - Math.min(...figures)
