import { added, deleted, MONDAY, SUNDAY } from '../leagues/leagues.examples'
import { contentsAfter, DINKS, entered, entryOf, joined, left, leftRoster, OHANA } from './entries.examples'
import { entriesOf, seasonStream } from './state'

describe('The entries of a team', () => {
  const everywhere = [added(SUNDAY), added(MONDAY), entered(OHANA), entered(OHANA, MONDAY), entered(DINKS)]
  const idsOf = (...history: Parameters<typeof contentsAfter>) => entriesOf(contentsAfter(...history), OHANA).map(({ id }) => id)

  it('are those of all active leagues', () => expect(idsOf(...everywhere)).toEqual([entryOf(OHANA), entryOf(OHANA, MONDAY)]))

  it('are those of one league where it is named', () =>
    expect(entriesOf(contentsAfter(...everywhere), OHANA, MONDAY).map(({ id }) => id)).toEqual([entryOf(OHANA, MONDAY)]))

  it('are not those that left', () => expect(idsOf(...everywhere, left(OHANA))).toEqual([entryOf(OHANA, MONDAY)]))

  it('are not those of a deleted league', () => expect(idsOf(...everywhere, deleted(MONDAY))).toEqual([entryOf(OHANA)]))
})

it('A roster keeps the order in which its players joined', () =>
  expect(
    contentsAfter(added(SUNDAY), entered(OHANA), joined(33), joined(31), joined(32), leftRoster(31)).entries.get(entryOf(OHANA))
      ?.roster,
  ).toEqual([33, 32]))

it('A season keeps its leagues in a stream of its own', () => expect(seasonStream.name(3)).toBe('season-3'))

it('A past state stays as it was when more happens', () => {
  const before = contentsAfter(added(SUNDAY), entered(OHANA))
  seasonStream.evolve(before, joined(31))
  expect(before.entries.get(entryOf(OHANA))?.roster).toEqual([])
})
