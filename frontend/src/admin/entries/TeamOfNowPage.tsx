import { Navigate, useParams } from 'react-router-dom'
import { EmptyState } from '../parts/EmptyState'
import { QueryState } from '../parts/QueryState'
import { Page } from '../shell/Page'
import { useTeam } from '../teams/queries'

/** Leads from a team to its roster in the league that it plays in now. */
export const TeamOfNowPage = () => {
  const team = useTeam(Number(useParams().team))
  return (
    <Page title={team.data?.name ?? 'Team'} breadcrumbs={[{ label: 'Teams', to: '/teamList' }]}>
      <QueryState of={team} missing="Unknown Team">
        {({ id, leagues: [now] }) =>
          now ? (
            <Navigate to={`/dashboard/seasons/${now.season.id}/leagues/${now.league.id}/teams/${id}`} replace />
          ) : (
            <EmptyState hint="Choose a league for it in the list of teams.">This team has no league.</EmptyState>
          )
        }
      </QueryState>
    </Page>
  )
}
