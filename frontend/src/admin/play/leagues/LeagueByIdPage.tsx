import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Navigate, useParams } from 'react-router-dom'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { useAllLeagues } from './queries'

/** Leads from a league to its page in its season: a league is one in one season. */
export const LeagueByIdPage = () => {
  const wanted = Number(useParams().league)
  const { id, isKnown, field } = useOrganizationChoice()
  const leagues = useAllLeagues(id, isKnown)
  return (
    <Page title={`League ${wanted}`} breadcrumbs={useBreadcrumbs('leagueList')}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <QueryState of={leagues}>
        {all => {
          const found = all.find(({ league_id }) => league_id === wanted)
          if (!found) return <EmptyState hint="It may have been deleted.">League not found</EmptyState>
          return <Navigate to={adminAddress('league', { season: found.season_id, league: wanted })} replace />
        }}
      </QueryState>
    </Page>
  )
}
