/** One measured figure beside its physical limit of the same run, and what we aim at. */
export type Figure = {
  readonly name: string
  readonly ours: number
  readonly limit: number
  readonly unit: string
  /** Ours over the limit (for times: how many times the limit it takes). */
  readonly ratio: number
  readonly aim: { readonly at: 'least' | 'most'; readonly ratio: number }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/**
 * The median of the ratios of paired rounds: both sides of a pair ran one after the other, so that the load of the machine
 * cancels out.
 */
export const figure = (
  { name, unit, aim }: Pick<Figure, 'name' | 'unit' | 'aim'>,
  rounds: readonly { readonly ours: number; readonly limit: number }[],
): Figure => ({
  name,
  unit,
  aim,
  ours: median(rounds.map(({ ours }) => ours)),
  limit: median(rounds.map(({ limit }) => limit)),
  ratio: median(rounds.map(({ ours, limit }) => ours / limit)),
})

/** One measurement that may come to so much at most, as it is or times a ratio. */
export const most = (name: string, unit: string, ours: number, limit: number, ratio = 1): Figure =>
  figure({ name, unit, aim: { at: 'most', ratio } }, [{ ours, limit }])

export const holds = ({ ratio, aim }: Figure): boolean => (aim.at === 'least' ? ratio >= aim.ratio : ratio <= aim.ratio)

/** Runs pairs of measurements, `rounds` times. */
export const paired = async (
  rounds: number,
  ours: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<{ ours: number; limit: number }[]> => {
  const measured: { ours: number; limit: number }[] = []
  for (let round = 0; round < rounds; round++) measured.push({ limit: await limit(), ours: await ours() })
  return measured
}
