import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { specification } from '../specification'
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
const deleted: AnyFact = { type: 'TeamDeleted', data: { organization: 1, team: 11 } }

it('A team has its name in its card alone', () =>
  given(created(11), renamed).thenOf('11', {
    id: 11,
    organization: 1,
    details: { name: 'Ohana II', logo: null },
    status: 'active',
  }))

it('A deleted team keeps its name and is in no list', () => {
  given(created(11), created(12), deleted).thenOf('11', { details: { name: 'Ohana', logo: null }, status: 'deleted' })
  given(created(11), created(12), deleted).thenList('organization', '1', '12')
})
