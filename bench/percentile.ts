/** The value that so large a part of all values does not exceed (`0.99`: the 99th of a hundred). */
export const percentile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * part) - 1] ?? 0
}
