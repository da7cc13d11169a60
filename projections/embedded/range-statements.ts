import type { ListRange } from '../read-store'

type Cut = { readonly after?: string | undefined; readonly before?: string | undefined }

const within = ({ after, before }: Cut): string =>
  `p.list_index = ? AND p.key = ?${after === undefined ? '' : ' AND p.place > ?'}${before === undefined ? '' : ' AND p.place < ?'}`

/** What a statement about a range is given, after the number of the index. */
export const rangeValues = ({ key, after, before, limit = -1 }: ListRange) => [
  key,
  ...[after, before].filter(bound => bound !== undefined),
  limit,
]

const limitClause = ({ descending }: ListRange): string => {
  const direction = descending ? 'DESC' : 'ASC'
  return `ORDER BY p.place ${direction}, p.id ${direction} LIMIT ?`
}

const selecting = (columns: string, range: ListRange): string =>
  `SELECT ${columns} FROM places p WHERE ${within(range)} ${limitClause(range)}`

/** Which documents are in a range. */
export const listing = (range: ListRange): string => selecting('p.id, p.document AS number', range)

/** The places of a range. */
export const placing = (range: ListRange): string => selecting('p.id, p.place AS "order"', range)

/** How many documents of a range begin alike; the length of the beginnings is given first. */
export const tallying = (range: ListRange): string =>
  `SELECT substr(place, 1, ?) AS beginning, COUNT(*) AS documents FROM (${selecting('p.place', range)})
    GROUP BY beginning ORDER BY beginning`
