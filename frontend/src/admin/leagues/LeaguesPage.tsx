import { useParams } from 'react-router-dom'
import { EmptyState } from '../parts/EmptyState'
import { Page } from '../shell/Page'
import { useTrail } from '../shell/use-trail'

/** The leagues of a season. */
export const LeaguesPage = () => {
  const { season } = useParams()
  const trail = useTrail({ season })
  return (
    <Page title={trail.at(-1)?.label ?? 'Season'} trail={trail.slice(0, -1)}>
      <EmptyState>No leagues available</EmptyState>
    </Page>
  )
}
