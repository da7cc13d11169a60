import type { WeekOffFact } from '@fullcourt/domain/schedules/week-offs/events'
import { specification } from '../../testing/specification'
import { weekOffCard, type WeekOffCard } from './week-off'

const given = specification<WeekOffCard>(weekOffCard)

const league = { organization: 1, season: 3, league: 5 }
const place = { ...league, weekOff: 7, date: '2025-06-29', reason: 'Gym closed' }
const added: WeekOffFact = { type: 'WeekOffAdded', data: place }
const earlier: WeekOffFact = { type: 'WeekOffAdded', data: { ...place, weekOff: 8, date: '2025-06-22', reason: null } }
const deleted: WeekOffFact = { type: 'WeekOffDeleted', data: place }
const restored: WeekOffFact = { type: 'WeekOffRestored', data: place }

it('A week off holds its date and the reason', () =>
  given(added).then('7', { id: 7, ...league, date: '2025-06-29', reason: 'Gym closed', status: 'active' }))

it('Weeks off are in the lists of their league and season by date, until they are deleted', () => {
  given(added, earlier).thenList('league', '5', '8', '7')
  given(added, earlier).thenList('season', '3', '8', '7')
  given(added, earlier, deleted).thenList('league', '5', '8')
  given(added, earlier, deleted, restored).thenList('league', '5', '8', '7')
})
