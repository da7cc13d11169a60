import { activeOf, atRevision, knownOf, type AtRevision, type Card } from './card'

type Named = Card<{ readonly name: string }>

const status: Named = { status: 'active', name: 'Ohana' }
const deleted: Named = { status: 'deleted', name: 'Dinks' }
const unknown: Named = { status: 'unknown' }

it('What was deleted is still known', () => {
  expect(knownOf(status)).toBe(status)
  expect(knownOf(deleted)).toBe(deleted)
})

it('What was deleted is not active', () => {
  expect(activeOf(status)).toBe(status)
  expect(activeOf(deleted)).toBeUndefined()
})

it('A card that is missing, or before its first fact, is nothing', () =>
  expect([knownOf<Named>(undefined), knownOf(unknown), activeOf<Named>(undefined), activeOf(unknown)]).toEqual(
    Array(4).fill(undefined),
  ))

it('A change leaves the revision of its fact on a card that is known, and on no other', () => {
  const renamed = atRevision((card: Card<AtRevision>) => card)
  const context = { fact: { revision: 7 } }
  expect(renamed({ status: 'active', revision: 3 }, {}, context)).toEqual({ status: 'active', revision: 7 })
  expect(renamed({ status: 'unknown' }, {}, context)).toEqual({ status: 'unknown' })
})
