import { activated, created, deactivated, deleted, FALL, seasonsAfter, SUMMER } from './seasons.examples'
import { seasonsStream, existingSeason } from './state'

const activeOf = (...history: Parameters<typeof seasonsAfter>) =>
  [...seasonsAfter(...history).values()].filter(({ active }) => active).map(({ id }) => id)

it('The season that a new one takes the place of is active no more', () =>
  expect(activeOf(created(SUMMER), created(FALL, { deactivates: SUMMER }))).toEqual([FALL]))

it('The season that is made active takes the place of the other', () =>
  expect(activeOf(created(SUMMER), created(FALL, { deactivates: SUMMER }), activated(SUMMER, FALL))).toEqual([SUMMER]))

it('A season that is made inactive or is deleted is not active', () => {
  expect(activeOf(created(SUMMER), deactivated(SUMMER))).toEqual([])
  expect(activeOf(created(SUMMER), deleted(SUMMER))).toEqual([])
})

it('A season exists until it is deleted', () => {
  expect(existingSeason(seasonsAfter(created(SUMMER)), SUMMER)).toMatchObject({ id: SUMMER })
  expect(existingSeason(seasonsAfter(created(SUMMER), deleted(SUMMER)), SUMMER)).toBeUndefined()
  expect(existingSeason(seasonsAfter(), SUMMER)).toBeUndefined()
})

it('An organization keeps its seasons in one stream', () => expect(seasonsStream.name(1)).toBe('seasons-1'))
