import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationId, SeasonId, SportId } from '@fullcourt/domain/ids/kinds'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { atRevision, asDeleted, whereKnown, unknownCard, whileActive, type AtRevision, type Card } from '../card'
import { placeById } from '../order'
import { projection } from '../projection'

export type SeasonCard = Card<
  {
    readonly id: SeasonId
    readonly organization: OrganizationId
    readonly sport: SportId
    readonly details: SeasonDetails
    readonly active: boolean
  } & AtRevision
>

type Activates = { season: SeasonId; deactivates: SeasonId | null }

const cardOf = ({ season }: { season: SeasonId }) => [String(season)]
/** The season that becomes active, and the one that stops being so. */
const bothCards = ({ season, deactivates }: Activates) => [season, ...(deactivates === null ? [] : [deactivates])].map(String)

const withActive = whereKnown<SeasonCard, { readonly active: boolean; readonly revision: number }>((season, is) =>
  season.active === is.active ? season : { ...season, ...is },
)

export const seasonCard = projection<SeasonCard, AnyFact>('seasonCard', {
  version: 4,
  listsSince: { active: 4 },
  initial: () => unknownCard,
  indexes: {
    organization: whileActive(({ id, organization }) => [placeById(organization, id)]),
    active: whileActive(({ id, organization, active }) => (active ? [placeById(organization, id)] : [])),
  },
})
  .on('SeasonCreated', bothCards, (other, { season, organization, sport, details, active }, { id, fact: { revision } }) =>
    id === String(season)
      ? { id: season, organization, sport, details, active, revision, status: 'active' }
      : withActive(other, { active: false, revision }),
  )
  .on('SeasonChanged', cardOf, atRevision(whereKnown((season, { is }) => ({ ...season, details: { ...season.details, ...is } }))))
  .on('SeasonActivated', bothCards, (season, activated, { id, fact: { revision } }) =>
    withActive(season, { active: id === String(activated.season), revision }),
  )
  .on('SeasonDeactivated', cardOf, (season, _, { fact: { revision } }) => withActive(season, { active: false, revision }))
  .on('SeasonDeleted', cardOf, (season, _, { fact: { revision } }) => asDeleted(withActive(season, { active: false, revision })))
  .on(
    'SeasonRestored',
    cardOf,
    atRevision(whereKnown((season, { details, active }) => ({ ...season, details, active, status: 'active' }))),
  )
