import { compareRecords } from './standings-order'
import type { TableRecord } from './table-record'
import { tablePlacesOf } from './tie-break'

type Met = Readonly<Record<number, string>>
const recordOf = (text: string) => {
  const [wins = 0, losses = 0] = text.split('–').map(Number)
  return { wins, losses }
}

/** A team by its entry, as `3–1`, with its points (`80:70`) and what it came to against others. */
const team = (entry: number, record: string, points = '0:0', met: Met = {}): TableRecord => {
  const [pointsFor = 0, pointsAgainst = 0] = points.split(':').map(Number)
  const against = new Map(Object.entries(met).map(([other, text]) => [Number(other), recordOf(text)]))
  return { entry, ...recordOf(record), pointsFor, pointsAgainst, against }
}

const order = (...rows: readonly TableRecord[]) => tablePlacesOf(rows).map(({ rank, row }) => `${rank}. ${row.entry}`)
const steps = (...rows: readonly TableRecord[]) => tablePlacesOf(rows).map(({ tieBreak }) => tieBreak)

describe('Why a team stands above the next one', () => {
  it('needs no word where it won a larger share of its games', () =>
    expect(steps(team(1, '3–0'), team(2, '2–1'))).toEqual([null, null]))

  it('is that it lost fewer games, of an equal share', () =>
    expect(steps(team(1, '2–2'), team(2, '1–1'))).toEqual([{ step: 'losses', own: 1, other: 2 }, null]))

  it('is that it won more games, of an equal share and as many losses', () =>
    expect(steps(team(1, '1–0'), team(2, '3–0'))).toEqual([{ step: 'wins', own: 3, other: 1 }, null]))

  it('is what two of equal records played against each other, whatever their points', () => {
    const rows = [team(1, '2–1', '90:50', { 2: '1–2' }), team(2, '2–1', '60:59', { 1: '2–1' })]
    expect(order(...rows)).toEqual(['1. 2', '1. 1'])
    expect(steps(...rows)).toEqual([{ step: 'headToHead', wins: 2, losses: 1, teams: 2 }, null])
  })

  it('is the games among all who are equal, of three', () => {
    const rows = [
      team(1, '2–2', '0:0', { 2: '1–0', 3: '0–1' }),
      team(2, '2–2', '0:0', { 1: '0–1', 3: '0–1' }),
      team(3, '2–2', '0:0', { 1: '1–0', 2: '1–0' }),
    ]
    expect(order(...rows)).toEqual(['1. 3', '1. 1', '1. 2'])
    expect(steps(...rows)).toEqual([
      { step: 'headToHead', wins: 2, losses: 0, teams: 3 },
      { step: 'headToHead', wins: 1, losses: 1, teams: 3 },
      null,
    ])
  })

  it('is the difference of points where each beat another in a circle', () => {
    const rows = [
      team(1, '1–1', '100:101', { 2: '1–0', 3: '0–1' }),
      team(2, '1–1', '100:99', { 1: '0–1', 3: '1–0' }),
      team(3, '1–1', '100:100', { 1: '1–0', 2: '0–1' }),
    ]
    expect(order(...rows)).toEqual(['1. 2', '1. 3', '1. 1'])
    expect(steps(...rows)).toEqual([{ step: 'difference', own: 1, other: 0 }, { step: 'difference', own: 0, other: -1 }, null])
  })

  it('is no game against each other where one has not met all the others', () => {
    const rows = [team(1, '1–1', '50:60', { 2: '1–0' }), team(2, '1–1', '60:50', { 1: '0–1' }), team(3, '1–1', '55:55')]
    expect(order(...rows)).toEqual(['1. 2', '1. 3', '1. 1'])
  })

  it('is no game against each other where they only tied', () =>
    expect(steps(team(1, '1–1', '51:50', { 2: '0–0' }), team(2, '1–1', '50:50', { 1: '0–0' }))).toEqual([
      { step: 'difference', own: 1, other: 0 },
      null,
    ]))

  it('is the points that it scored, of an equal difference', () =>
    expect(steps(team(1, '1–1', '50:40'), team(2, '1–1', '60:50'))).toEqual([{ step: 'scored', own: 60, other: 50 }, null]))

  it('is nothing where all is equal: they keep the order that they came in', () => {
    const rows = [team(2, '1–1', '50:40'), team(1, '1–1', '50:40')]
    expect(order(...rows)).toEqual(['1. 2', '1. 1'])
    expect(steps(...rows)).toEqual([{ step: 'equal' }, null])
  })
})

it('Equal records share a rank, whatever tells them apart', () =>
  expect(order(team(1, '3–0'), team(2, '2–1', '60:50'), team(3, '2–1', '70:50'), team(4, '0–3'))).toEqual([
    '1. 1',
    '2. 3',
    '2. 2',
    '4. 4',
  ]))

describe('For all tables of four teams of some records, points and meetings', () => {
  const points = ['50:50', '60:50', '60:60']
  const records = ['0–0', '1–1', '2–2', '2–1']
  const meetings: readonly Met[] = [{}, { 1: '1–0', 2: '1–0', 3: '0–1', 4: '0–1' }, { 1: '0–1', 2: '1–0', 3: '1–0', 4: '1–1' }]
  const kinds = records.flatMap(record => points.flatMap(score => meetings.map(met => ({ record, score, met }))))
  const tables = kinds.flatMap((one, i) =>
    kinds.map((other, j) => [
      team(1, one.record, one.score, one.met),
      team(2, other.record, other.score, other.met),
      team(3, kinds[(i * 7 + j) % kinds.length]?.record ?? '0–0', '50:50', one.met),
      team(4, kinds[(j * 5 + i) % kinds.length]?.record ?? '0–0', '60:50', other.met),
    ]),
  )

  it('every team has one place, better records come first, and a step is named exactly between equal shares', () => {
    const share = ({ wins, losses }: TableRecord) => (wins + losses === 0 ? 0 : wins / (wins + losses))
    const wrong = tables.filter(table => {
      const places = tablePlacesOf(table)
      const inOrder = places.every(({ row, rank, tieBreak }, i) => {
        const next = places[i + 1]
        if (!next) return tieBreak === null
        const byRecord = compareRecords(row, next.row)
        return (
          byRecord <= 0 && (byRecord === 0) === (rank === next.rank) && (tieBreak !== null) === (share(row) === share(next.row))
        )
      })
      return !inOrder || new Set(places.map(({ row }) => row.entry)).size !== table.length
    })
    expect(tables).toHaveLength(1296)
    expect(wrong).toEqual([])
  })
})
