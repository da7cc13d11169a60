import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, SeasonId, SportId } from '@fullcourt/domain/ids/kinds'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { deleted, known, unknownCard, whileActive, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

export type SeasonCard = Card<{
  readonly id: SeasonId
  readonly organization: OrganizationId
  readonly sport: SportId
  readonly details: SeasonDetails
  readonly active: boolean
}>

type Activates = { season: SeasonId; deactivates: SeasonId | null }

const cardOf = ({ season }: { season: SeasonId }) => [String(season)]
/** The season that becomes active, and the one that stops being so. */
const bothCards = ({ season, deactivates }: Activates) => [season, ...(deactivates === null ? [] : [deactivates])].map(String)

const withActive = known<SeasonCard, boolean>((season, active) => (season.active === active ? season : { ...season, active }))

export const seasonCard = projection<SeasonCard, AnyFact>('seasonCard', {
  version: 2,
  initial: () => unknownCard,
  indexes: { organization: whileActive(({ id, organization }) => [placeById(organization, id)]) },
})
  .on('SeasonCreated', bothCards, (other, { season, organization, sport, details, active }, { id }) =>
    id === String(season) ? { id: season, organization, sport, details, active, status: 'active' } : withActive(other, false),
  )
  .on(
    'SeasonChanged',
    cardOf,
    known((season, { is }) => ({ ...season, details: { ...season.details, ...is } })),
  )
  .on('SeasonActivated', bothCards, (season, activated, { id }) => withActive(season, id === String(activated.season)))
  .on('SeasonDeactivated', cardOf, season => withActive(season, false))
  .on('SeasonDeleted', cardOf, season => deleted(withActive(season, false)))
