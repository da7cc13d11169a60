import { orderStandings } from './standings-order'

/** `19–5` */
const team = (record: string) => {
  const [wins = 0, losses = 0] = record.split('–').map(Number)
  return { wins, losses, record }
}
const table = (...records: string[]) => orderStandings(records.map(team)).map(({ rank, row }) => `${rank}. ${row.record}`)

describe('Standings are ordered', () => {
  it('by win percentage', () => expect(table('1–2', '3–0', '1–1', '2–1')).toEqual(['1. 3–0', '2. 2–1', '3. 1–1', '4. 1–2']))

  it('by a better percentage of fewer games', () => expect(table('5–3', '2–1')).toEqual(['1. 2–1', '2. 5–3']))

  it('by a better percentage, though with more losses', () => expect(table('1–1', '10–2')).toEqual(['1. 10–2', '2. 1–1']))

  it('then by fewer losses', () => expect(table('2–2', '1–1', '3–3')).toEqual(['1. 1–1', '2. 2–2', '3. 3–3']))

  it('then by more wins', () => expect(table('1–0', '3–0', '2–0')).toEqual(['1. 3–0', '2. 2–0', '3. 1–0']))

  it('with a team that has not played before one that lost', () =>
    expect(table('0–1', '0–0', '1–0')).toEqual(['1. 1–0', '2. 0–0', '3. 0–1']))

  it('with a team that has not played after every one that won', () => expect(table('0–0', '1–5')).toEqual(['1. 1–5', '2. 0–0']))

  it('with equal records at one rank, in the order they came', () =>
    expect(table('3–0', '2–1', '2–1', '1–2')).toEqual(['1. 3–0', '2. 2–1', '2. 2–1', '4. 1–2']))

  it('with equal shares that are no finite fraction', () =>
    expect(table('2–1', '4–2', '1–0')).toEqual(['1. 1–0', '2. 2–1', '3. 4–2']))
})
