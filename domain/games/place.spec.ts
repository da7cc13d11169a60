import { added, deleted, MONDAY, SUNDAY } from '../leagues/leagues.examples'
import { contentsAfter, entered, entryOf, left, OHANA } from '../entries/entries.examples'
import { gameSideOf } from './place'

const both = contentsAfter(added(SUNDAY), added(MONDAY), entered(OHANA), entered(OHANA, MONDAY))

it('A side is the team, its entry and that league', () =>
  expect(gameSideOf(contentsAfter(added(SUNDAY), entered(OHANA)), OHANA)).toEqual({
    team: OHANA,
    entry: entryOf(OHANA),
    league: SUNDAY,
  }))

it('A side is the entry of the named league', () =>
  expect(gameSideOf(both, OHANA, MONDAY)).toEqual({ team: OHANA, entry: entryOf(OHANA, MONDAY), league: MONDAY }))

it('A team of several leagues must name the league', () =>
  expect(gameSideOf(both, OHANA)).toMatchObject({ kind: 'refused', why: 'conflict' }))

it('A team plays for the only entry that is left', () => {
  const history = [added(SUNDAY), added(MONDAY), entered(OHANA), entered(OHANA, MONDAY)]
  expect(gameSideOf(contentsAfter(...history, left(OHANA)), OHANA)).toMatchObject({ league: MONDAY })
  expect(gameSideOf(contentsAfter(...history, deleted(MONDAY)), OHANA)).toMatchObject({ league: SUNDAY })
})

it('A team without an entry is not found', () => {
  expect(gameSideOf(contentsAfter(added(SUNDAY)), OHANA)).toMatchObject({ why: 'not-found', message: 'Team not found' })
  expect(gameSideOf(contentsAfter(added(SUNDAY), entered(OHANA)), OHANA, MONDAY)).toMatchObject({ why: 'not-found' })
})
