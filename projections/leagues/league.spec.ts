import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { specification } from '../testing/specification'
import { leagueCard, type LeagueCard } from './league'

const given = specification<LeagueCard>(leagueCard)

const place = { organization: 1, season: 3 }
const added = (league: number): AnyFact => ({ type: 'LeagueAdded', data: { ...place, league, name: 'Monday' } })
const ordered = (...leagues: readonly number[]): AnyFact => ({ type: 'LeaguesOrdered', data: { ...place, leagues } })
const deleted = (league: number): AnyFact => ({ type: 'LeagueDeleted', data: { ...place, league } })

it('A new league has no position yet', () =>
  given(added(5)).thenOf('5', { id: 5, ...place, name: 'Monday', position: null, status: 'active' }))

it('A league has its name in its card alone', () =>
  given(added(5), { type: 'LeagueRenamed', data: { ...place, league: 5, was: 'Monday', is: 'Tuesday' } }).thenOf('5', {
    id: 5,
    ...place,
    name: 'Tuesday',
    position: null,
    status: 'active',
  }))

it('Leagues are in the order in which they were added, then in the order they were given', () => {
  given(added(10), added(9)).thenList('season', '3', '9', '10')
  given(added(9), added(10), ordered(10, 9)).thenList('season', '3', '10', '9')
  given(added(9), added(10), ordered(10, 9), ordered(9, 10)).thenList('season', '3', '9', '10')
})

it('A league that came after the order is last', () =>
  given(added(9), added(10), ordered(10, 9), added(11)).thenList('season', '3', '10', '9', '11'))

it('A deleted league keeps its name, and is in the list of deleted ones alone', () => {
  given(added(9), added(10), deleted(9)).thenOf('9', { name: 'Monday', status: 'deleted' })
  given(added(9), added(10), deleted(9)).thenList('season', '3', '10')
  given(added(9), added(10), deleted(9)).thenList('deleted', '3', '9')
})
