import type { StatDefinitionAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import { useSportChoice } from '../../organizations/SportChoice'
import type { Definitions, Hiding } from '../definitions'
import { DefinitionsPage } from '../DefinitionsPage'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { oneByOne, useCall } from '../../../parts/calls/use-call'
import type { Reordered } from '../../../parts/lists/use-order'

const statisticKeys = {
  all: ['statistics'] as const,
  of: (sport: number, organization: number | undefined) => [...statisticKeys.all, sport, organization ?? 'own'] as const,
}

const statisticViews = [statisticKeys.all]

/** Whose statistics of which sport; without an organization, those of the signed-in person. */
type SportOf = { readonly sport: number; readonly organization: number | undefined }

const statisticsQuery = ({ sport, organization }: SportOf) =>
  adminQuery(statisticKeys.of(sport, organization), ['organizations'], signal =>
    api.get('/api/statsv2/{sportId}', { path: { sportId: sport }, query: { organization_id: organization }, signal }),
  )

const useStatistics = (of: SportOf, enabled: boolean) => useQuery({ ...statisticsQuery(of), enabled })

/** The whole new order, against the revision of the list that it was made from. */
const useOrderStatistics = ({ organization }: SportOf) =>
  useCall(({ wanted, read }: Reordered<StatDefinitionAnswer>) => {
    const stats = wanted.map(({ id }, order) => ({ id, order }))
    return api.put('/api/statsv2/reorder', { stats }, { query: { organization_id: organization }, ifMatch: read[0]?.revision })
  }, statisticViews)

const useHideStatistics = ({ organization }: SportOf) =>
  useCall(({ ids, hidden }: Hiding) => {
    const query = { organization_id: organization }
    return oneByOne((id: number) => api.put('/api/statsv2/{id}/toggle-visibility', { hidden }, { path: { id }, query }))(ids)
  }, statisticViews)

const STATISTICS: Definitions<StatDefinitionAnswer> = {
  title: 'Stats',
  about: 'The columns of box scores and player pages, in this order. A hidden one is kept, and not shown to visitors.',
  label: 'Stats',
  nameOf: ({ name }) => name,
  aboutOf: ({ abbreviation }) => abbreviation,
  isHidden: ({ hidden }) => hidden,
  unhide: 'Unhide',
  hidesAll: false,
  failure: FAILURES.changeStat,
}

/** The order of an organization's statistics, and which of them visitors see (docs/admin.md#lists). */
export const StatsPage = () => {
  const choice = useOrganizationChoice()
  const { sport, field } = useSportChoice(choice.sports)
  const of: SportOf = { sport, organization: choice.id }
  const calls = { order: useOrderStatistics(of).mutateAsync, hide: useHideStatistics(of).mutateAsync }
  return (
    <DefinitionsPage
      definitions={STATISTICS}
      choices={{ organization: choice.field, sport: field }}
      of={useStatistics(of, choice.isKnown)}
      calls={calls}
      empty="No stats available"
      skeleton={<p role="status">{choice.isKnown ? 'Loading stats...' : 'Loading user...'}</p>}
    />
  )
}
