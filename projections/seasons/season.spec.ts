import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { specification } from '../testing/specification'
import { seasonCard, type SeasonCard } from './season'

const given = specification<SeasonCard>(seasonCard)

const details = { name: 'Summer 2025', startDate: '2025-06-01', finishDate: null }
const created = (season: number, active: boolean, deactivates: number | null = null): AnyFact => ({
  type: 'SeasonCreated',
  data: { organization: 1, season, sport: 1, details, active, deactivates },
})
const activated = (season: number, deactivates: number | null): AnyFact => ({
  type: 'SeasonActivated',
  data: { organization: 1, season, deactivates },
})
const place = { organization: 1, season: 3 }

it('A season begins with sport and details', () =>
  given(created(3, true)).thenOf('3', { id: 3, organization: 1, sport: 1, details, active: true, status: 'active' }))

it('A new active season makes the other one inactive', () => {
  given(created(3, true), created(4, true, 3)).thenOf('3', { active: false })
  given(created(3, true), created(4, true, 3)).thenOf('4', { active: true })
})

it('Activating a season makes the other one inactive', () => {
  given(created(3, true), created(4, false), activated(4, 3)).thenOf('3', { active: false })
  given(created(3, true), created(4, false), activated(4, 3)).thenOf('4', { active: true })
})

it('A season can be made inactive without another', () =>
  given(created(3, true), { type: 'SeasonDeactivated', data: place }).thenOf('3', { active: false }))

it('Changed details keep what was not named', () =>
  given(created(3, true), {
    type: 'SeasonChanged',
    data: { ...place, was: { finishDate: null }, is: { finishDate: '2025-08-31' } },
  }).thenOf('3', {
    id: 3,
    organization: 1,
    sport: 1,
    details: { ...details, finishDate: '2025-08-31' },
    active: true,
    status: 'active',
  }))

it('A deleted season is inactive, keeps its details and is in no list', () => {
  const deleted: AnyFact = { type: 'SeasonDeleted', data: place }
  given(created(3, true), created(4, false), deleted).thenOf('3', { active: false, details, status: 'deleted' })
  given(created(3, true), created(4, false), deleted).thenList('organization', '1', '4')
})
