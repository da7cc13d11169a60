import {
  assigned,
  BULLS,
  created,
  deleted,
  EAST,
  gameOf,
  gameRemoved,
  ordered,
  removed,
  renamed,
  restored,
  teamOf,
  WEST,
} from '@fullcourt/domain/divisions/divisions.examples'
import { DINKS, OHANA } from '@fullcourt/domain/entries/entries.examples'
import { specification } from '../testing/specification'
import { divisionCard, type DivisionCard } from './division'

const given = specification<DivisionCard>(divisionCard)
const seeded = [created(EAST), assigned(OHANA, 0), assigned(DINKS, 0)]
const teams = (...ids: readonly number[]) => ({ teams: ids.map(id => teamOf(id)) })

it('A division is its name and its teams, at the revision of its last change', () =>
  given(created(EAST), renamed('East', 'North'), assigned(OHANA, 0)).then('9', {
    id: 9,
    organization: 1,
    season: 3,
    name: 'North',
    ...teams(OHANA),
    games: [],
    revision: 2,
    status: 'active',
  }))

it('A team is put at its position', () => given(...seeded, assigned(BULLS, 1)).thenOf('9', teams(DINKS, BULLS, OHANA)))

it('A removed team leaves no gap', () => given(...seeded, removed(DINKS)).thenOf('9', teams(OHANA)))

it('Teams are in the order that they were given', () => given(...seeded, ordered(OHANA, DINKS)).thenOf('9', teams(OHANA, DINKS)))

it('A division is in the list of its season until it is deleted, and again when it comes back, as it then is', () => {
  given(...seeded, created(WEST)).thenList('season', '3', '9', '10')
  given(...seeded, created(WEST), deleted()).thenList('season', '3', '10')
  given(...seeded, deleted(), restored(OHANA)).thenList('season', '3', '9')
  given(...seeded, deleted(), restored(OHANA)).thenOf('9', { name: 'East', ...teams(OHANA) })
})

it('A division has the games of its bracket until they are gone', () => {
  given(...seeded, gameOf('r1-0'), gameOf('r1-1', 42)).thenOf('9', { games: [41, 42] })
  given(...seeded, gameOf('r1-0'), gameOf('r1-1', 42), gameRemoved('r1-0')).thenOf('9', { games: [42] })
})
