export type Ranked<Row> = { readonly rank: number; readonly row: Row }

/** Sorts and ranks 1, 2, 2, 4 (docs/standings.md#ranks); equal rows keep the order they came in. */
export const rankRows = <Row>(rows: readonly Row[], compare: (a: Row, b: Row) => number): readonly Ranked<Row>[] => {
  const sorted = [...rows].sort(compare)
  let rank = 0
  return sorted.map((row, i) => {
    const before = sorted[i - 1]
    if (before === undefined || compare(before, row) !== 0) rank = i + 1
    return { rank, row }
  })
}

/** The first `places` of a ranking; a tie at the last place is kept whole (docs/standings.md#ranks). Rows of value 0 have no place. */
export const topOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number, places: number): readonly Ranked<Row>[] => {
  const sorted = rows
    .map(row => ({ row, value: valueOf(row) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
  const least = sorted[places - 1]?.value ?? 0
  const first = sorted.filter(({ value }) => value >= least)
  return rankRows(first, (a, b) => b.value - a.value).map(({ rank, row: { row } }) => ({ rank, row }))
}

/** How many places the lists of leaders have (docs/standings.md#leaders). */
export const LEADERBOARD_PLACES = 20
export const STAT_LEADER_PLACES = 3
