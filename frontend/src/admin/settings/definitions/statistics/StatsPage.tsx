import type { StatDefinitionAnswer } from '../../../../api/schema'
import { FAILURES } from '../../../parts/feedback/failures'
import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import { useSportChoice } from '../../organizations/SportChoice'
import type { Definitions } from '../definitions'
import { DefinitionsPage } from '../DefinitionsPage'
import { useHideStatistics, useOrderStatistics, useStatistics, type SportOf } from './queries'

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
