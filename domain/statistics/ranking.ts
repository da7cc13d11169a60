export type Ranked<Row> = { readonly rank: number; readonly row: Row }

/** Sorts and ranks 1, 2, 2, 4 (design 5.2); equal rows keep the order they came in. */
export const ranked = <Row>(rows: readonly Row[], compare: (a: Row, b: Row) => number): readonly Ranked<Row>[] => {
  const sorted = [...rows].sort(compare)
  let rank = 0
  return sorted.map((row, i) => {
    const before = sorted[i - 1]
    if (before === undefined || compare(before, row) !== 0) rank = i + 1
    return { rank, row }
  })
}

/** The first `places` of a ranking; a tie at the last place is kept whole (design 5.2). Rows of value 0 have no place. */
export const topOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number, places: number): readonly Ranked<Row>[] =>
  ranked(
    rows.filter(row => valueOf(row) > 0),
    (a, b) => valueOf(b) - valueOf(a),
  ).filter(({ rank }) => rank <= places)

/** Spec 1 §9. */
export const LEADERBOARD_PLACES = 20
export const STAT_LEADER_PLACES = 3
