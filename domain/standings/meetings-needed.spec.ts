import fc from 'fast-check'
import { DEFAULT_ORDER_RULE, type OrderRule } from '../order-rules/order-rule'
import { needingMeetings } from './meetings-needed'
import { recordsOf, type NamedRecord } from './table.examples'
import { tablePlacesOf } from './tie-break'

const needed = (rows: readonly NamedRecord[], rule = DEFAULT_ORDER_RULE) =>
  needingMeetings(rows, { rule, lots: [] }).map(({ name }) => name)

it('Those alone who are equal by their records are compared by what they played against each other', () =>
  expect(needed(recordsOf('A 61–58 B', 'C 61–58 D', 'A 70–60 C'))).toEqual(['B', 'D']))

it('By a rule that looks at no single game nobody is', () =>
  expect(needed(recordsOf('A 61–58 B', 'C 61–58 D'), { ...DEFAULT_ORDER_RULE, steps: [{ step: 'wins' }] })).toEqual([]))

it('By points of the table all are, because these count forfeits', () => {
  const rule: OrderRule = { ...DEFAULT_ORDER_RULE, steps: [{ step: 'points', win: 2, tie: 0, loss: 1, forfeit: 0 }] }
  expect(needed(recordsOf('A 61–58 B'), rule)).toEqual(['A', 'B'])
})

const NAMES = ['A', 'B', 'C', 'D', 'E']
const game = fc
  .tuple(fc.subarray(NAMES, { minLength: 2, maxLength: 2 }), fc.constantFrom('60–60', '61–60', '60–61', '80–60', 'forfeit'))
  .map(([[one = '', other = ''], result]) => `${one} ${result} ${other}`)

const rule: fc.Arbitrary<OrderRule> = fc.record({
  steps: fc.shuffledSubarray<OrderRule['steps'][number]>([
    { step: 'percentage' },
    { step: 'losses' },
    { step: 'wins' },
    { step: 'headToHead' },
    { step: 'points', win: 2, tie: 1, loss: 1, forfeit: 0 },
    { step: 'difference', among: true, cap: null },
    { step: 'difference', among: false, cap: 5 },
    { step: 'difference', among: false, cap: null },
    { step: 'conceded', among: false },
    { step: 'forfeits' },
    { step: 'lot' },
  ]),
  ranking: fc.nat(3),
  restarts: fc.boolean(),
})

it('A table is the same without what the others came to against each other', () =>
  fc.assert(
    fc.property(fc.array(game, { minLength: 1, maxLength: 8 }), fc.oneof(fc.constant(DEFAULT_ORDER_RULE), rule), (games, by) => {
      const rows = recordsOf(...games)
      const order = { rule: by, lots: [rows.map(({ entry }) => entry).toReversed()] }
      const known = new Set(needingMeetings(rows, order).map(({ entry }) => entry))
      const without = rows.map(row => (known.has(row.entry) ? row : { ...row, against: new Map<number, never>() }))
      const shown = (of: readonly NamedRecord[]) =>
        tablePlacesOf(of, order).map(({ row: { name }, rank, tieBreak }) => ({ name, rank, tieBreak }))
      expect(shown(without)).toEqual(shown(rows))
    }),
  ))
