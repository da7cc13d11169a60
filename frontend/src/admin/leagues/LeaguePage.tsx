import { useParams } from 'react-router-dom'
import { EmptyState } from '../parts/EmptyState'
import { Page } from '../shell/Page'
import { useTrail } from '../shell/use-trail'

/** The games and the teams of a league in a season. */
export const LeaguePage = () => {
  const { season, league } = useParams()
  const trail = useTrail({ season, league })
  return (
    <Page title={trail.at(-1)?.label ?? 'League'} trail={trail.slice(0, -1)}>
      <EmptyState>No games or byes available</EmptyState>
    </Page>
  )
}
