import { useParams } from 'react-router-dom'
import { EmptyState } from '../parts/EmptyState'
import { Page } from '../shell/Page'
import { useTrail } from '../shell/use-trail'

/** The roster and the games of a team in a league. */
export const RosterPage = () => {
  const { season, league, team } = useParams()
  const trail = useTrail({ season, league, team })
  return (
    <Page title={trail.at(-1)?.label ?? 'Team'} trail={trail.slice(0, -1)}>
      <EmptyState>No players yet.</EmptyState>
    </Page>
  )
}
