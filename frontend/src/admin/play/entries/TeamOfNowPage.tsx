import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Navigate, useParams } from 'react-router-dom'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { useBreadcrumbs } from '../../parts/page/use-breadcrumbs'
import { useTeam } from '../teams/queries'

/** Leads from a team to its roster in the league that it plays in now. */
export const TeamOfNowPage = () => {
  const team = useTeam(Number(useParams().team))
  return (
    <Page title={team.data?.name ?? 'Team'} breadcrumbs={useBreadcrumbs('teams')}>
      <QueryState of={team} missing="Unknown Team">
        {({ id, leagues: [now] }) =>
          now ? (
            <Navigate to={adminAddress('roster', { season: now.season.id, league: now.league.id, team: id })} replace />
          ) : (
            <EmptyState hint="Choose its league in the list of teams.">This team has no league.</EmptyState>
          )
        }
      </QueryState>
    </Page>
  )
}
