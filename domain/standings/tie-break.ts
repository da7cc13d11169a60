import { groupBy } from '../facts/group-by'
import { rankRows } from '../statistics/ranking'
import { compareRecords, shareOfWins, type WinsAndLosses } from './standings-order'

/** What the order of equal records looks at beside them. */
export type TableRecord = WinsAndLosses & {
  readonly entry: number
  readonly pointsFor: number
  readonly pointsAgainst: number
  /** What it came to against each of the others, by their entries. */
  readonly against: ReadonlyMap<number, WinsAndLosses>
}

/** Which step put a team above the next one, though both have won the same share of their games, and by which figures. */
export type TieBreak =
  | { readonly step: 'losses' | 'wins' | 'difference' | 'scored'; readonly own: number; readonly other: number }
  | {
      readonly step: 'headToHead'
      readonly wins: number
      readonly losses: number
      /** How many teams were compared by what they played against each other. */
      readonly teams: number
    }
  /** Nothing tells them apart: they keep the order that they came in. */
  | { readonly step: 'equal' }

export const TIE_BREAK_STEPS = [
  'losses',
  'wins',
  'headToHead',
  'difference',
  'scored',
  'equal',
] as const satisfies readonly TieBreak['step'][]

/** A team's place: its rank, and why it stands above the next one; null where the share of wins says it, and for the last. */
export type TablePlace<Row> = { readonly rank: number; readonly row: Row; readonly tieBreak: TieBreak | null }

const difference = ({ pointsFor, pointsAgainst }: TableRecord) => pointsFor - pointsAgainst

const games = ({ wins, losses }: WinsAndLosses) => wins + losses

/** The records of equal teams in the games among them; undefined unless each has met every other. */
const amongThem = (teams: readonly TableRecord[]): ReadonlyMap<number, WinsAndLosses> | undefined => {
  const records = new Map<number, WinsAndLosses>()
  for (const { entry, against } of teams) {
    const met = teams.filter(other => other.entry !== entry).map(other => against.get(other.entry))
    if (met.some(record => record === undefined || games(record) === 0)) return undefined
    records.set(entry, {
      wins: met.reduce((sum, record) => sum + (record?.wins ?? 0), 0),
      losses: met.reduce((sum, record) => sum + (record?.losses ?? 0), 0),
    })
  }
  return records
}

type Among = ReadonlyMap<number, WinsAndLosses> | undefined

const byMeetings = (among: Among, a: TableRecord, b: TableRecord): number => {
  const [one, other] = [among?.get(a.entry), among?.get(b.entry)]
  return one && other ? shareOfWins(other) - shareOfWins(one) : 0
}

const compareEqual = (among: Among) => (a: TableRecord, b: TableRecord) =>
  byMeetings(among, a, b) || difference(b) - difference(a) || b.pointsFor - a.pointsFor

const stepOfEqual = (among: Among, a: TableRecord, b: TableRecord): TieBreak => {
  const own = among?.get(a.entry)
  if (own && byMeetings(among, a, b) !== 0) return { step: 'headToHead', ...own, teams: among?.size ?? 0 }
  if (difference(a) !== difference(b)) return { step: 'difference', own: difference(a), other: difference(b) }
  if (a.pointsFor !== b.pointsFor) return { step: 'scored', own: a.pointsFor, other: b.pointsFor }
  return { step: 'equal' }
}

const stepBetween = (among: Among, a: TableRecord, b: TableRecord): TieBreak | null => {
  if (shareOfWins(a) !== shareOfWins(b)) return null
  if (a.losses !== b.losses) return { step: 'losses', own: a.losses, other: b.losses }
  if (a.wins !== b.wins) return { step: 'wins', own: a.wins, other: b.wins }
  return stepOfEqual(among, a, b)
}

/**
 * A table in its order. Records decide (docs/standings.md#order) and give the ranks 1, 2, 2, 4. Teams of one rank are listed by their games
 * against each other, where each has met every other, then by points scored less allowed, then by points scored; what is still
 * equal keeps the order that it came in.
 * See docs/standings.md#ties.
 */
export const tablePlacesOf = <Row extends TableRecord>(rows: readonly Row[]): readonly TablePlace<Row>[] => {
  const ordered = groupBy(rankRows(rows, compareRecords), ({ rank }) => String(rank)).flatMap(group => {
    const teams = group.map(({ row }) => row)
    const among = teams.length > 1 ? amongThem(teams) : undefined
    return teams.sort(compareEqual(among)).map(row => ({ rank: group[0].rank, among, row }))
  })
  return ordered.map(({ rank, among, row }, place) => {
    const next = ordered[place + 1]
    return { rank, row, tieBreak: next ? stepBetween(among, row, next.row) : null }
  })
}
