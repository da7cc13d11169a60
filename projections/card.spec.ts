import { activeOf, knownOf, type Card } from './card'

type Named = Card<{ readonly name: string }>

const standing: Named = { standing: 'active', name: 'Ohana' }
const deleted: Named = { standing: 'deleted', name: 'Dinks' }
const unknown: Named = { standing: 'unknown' }

it('What was deleted is still known', () => {
  expect(knownOf(standing)).toBe(standing)
  expect(knownOf(deleted)).toBe(deleted)
})

it('What was deleted does not stand', () => {
  expect(activeOf(standing)).toBe(standing)
  expect(activeOf(deleted)).toBeUndefined()
})

it('A card that is missing, or before its first fact, is nothing', () =>
  expect([knownOf<Named>(undefined), knownOf(unknown), activeOf<Named>(undefined), activeOf(unknown)]).toEqual(
    Array(4).fill(undefined),
  ))
