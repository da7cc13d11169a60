import type { Colours } from '@fullcourt/domain/branding/colour'
import { NO_BRANDING } from '@fullcourt/domain/branding/state'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { specification } from '../testing/specification'
import { teamCard, type TeamCard } from './team'

const given = specification<TeamCard>(teamCard)

const created = (team: number): AnyFact => ({
  type: 'TeamCreated',
  data: { organization: 1, team, details: { name: 'Ohana', logo: null }, enters: null },
})
const renamed: AnyFact = {
  type: 'TeamChanged',
  data: { organization: 1, team: 11, was: { name: 'Ohana' }, is: { name: 'Ohana II' } },
}
const coloured = (team: number | null, is: Colours): AnyFact => ({
  type: 'ColoursChosen',
  data: { organization: 1, team, was: [], is },
})
const abbreviated = (team: number | null, is: string): AnyFact => ({
  type: 'AbbreviationChosen',
  data: { organization: 1, team, was: null, is },
})
const slotsSet = (was: string[], is: string[]): AnyFact => ({
  type: 'UnavailableSlotsSet',
  data: { organization: 1, team: 11, was, is },
})
const deleted: AnyFact = { type: 'TeamDeleted', data: { organization: 1, team: 11 } }

it('A team has its name in its card alone', () =>
  given(created(11), renamed).thenOf('11', {
    id: 11,
    organization: 1,
    details: { name: 'Ohana II', logo: null },
    branding: NO_BRANDING,
    status: 'active',
  }))

it('A team has the colours and the abbreviation that were chosen for it last', () =>
  given(created(11), coloured(11, ['#0c2340']), coloured(11, ['#0c2340', '#f2b705']), abbreviated(11, 'OHA')).thenOf('11', {
    branding: { colours: ['#0c2340', '#f2b705'], abbreviation: 'OHA' },
  }))

it('The colours of its organization are not those of a team', () =>
  given(created(11), coloured(null, ['#0c2340'])).thenOf('11', { branding: NO_BRANDING }))

it('A team has the times at which it cannot play as they were set last', () => {
  given(created(11)).thenOf('11', { unavailableSlots: [] })
  given(created(11), slotsSet([], ['18:00', '19:00']), slotsSet(['18:00', '19:00'], ['19:00'])).thenOf('11', {
    unavailableSlots: ['19:00'],
  })
})

it('A deleted team keeps its name and is in no list', () => {
  given(created(11), created(12), deleted).thenOf('11', { details: { name: 'Ohana', logo: null }, status: 'deleted' })
  given(created(11), created(12), deleted).thenList('organization', '1', '12')
})
