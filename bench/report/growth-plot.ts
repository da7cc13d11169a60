/** What an operation takes at sizes that grow. */
export type Growth = { readonly operation: string; readonly unit: string; readonly values: readonly number[] }

const LONGEST_BAR = 40

/** Bars of each operation, one for each size; the longest takes the whole width. */
export const growthPlot = (sizes: readonly string[], growths: readonly Growth[]): string => {
  const width = Math.max(...sizes.map(size => size.length))
  const bars = ({ unit, values }: Growth): readonly string[] => {
    const most = Math.max(...values)
    return values.map((value, at) => {
      const bar = '█'.repeat(Math.max(1, Math.round((value / most) * LONGEST_BAR)))
      return `  ${(sizes[at] ?? '').padStart(width)}  ${bar} ${value.toPrecision(3)} ${unit}`
    })
  }
  return growths.flatMap(growth => [growth.operation, ...bars(growth)]).join('\n')
}
