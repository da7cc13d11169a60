import { SCORER_GAME_PATH, SCORER_PATH } from '@fullcourt/domain/pages/scorer-page'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { isForbidden, isSignedOut } from '../../../api/api-error'
import type { ScoringAnswer } from '../../../api/schema'
import { QueryState } from '../../parts/feedback/QueryState'
import { ScorerSession } from '../../parts/session/SessionGate'
import { ResumeTaps } from '../../play/games/courtside/ResumeTaps'
import { LinkOver } from './LinkOver'
import { Notice } from '../../parts/page/Notice'
import { useScoring } from './queries'
import { ScorerGames } from './ScorerGames'
import { ScorerGame } from './ScorerGame'
import { ScorerLive } from './ScorerLive'

const router = createBrowserRouter([
  { path: SCORER_PATH, Component: ScorerGames },
  { path: SCORER_GAME_PATH, Component: ScorerGame },
])

const Pages = ({ id, slug }: Pick<ScoringAnswer, 'id' | 'slug'>) => (
  <ScorerSession id={id}>
    {slug !== null && <ScorerLive slug={slug} />}
    <ResumeTaps />
    <RouterProvider router={router} />
  </ScorerSession>
)

/** The pages of a scorer, as long as their link opens. */
export const ScorerPages = () => {
  const scoring = useScoring()
  const { error } = scoring
  if (isSignedOut(error))
    return <Notice title="Open your scorer link">Scan or tap the link that you were given once more.</Notice>
  if (isForbidden(error)) return <LinkOver message={error.message} scorer={scoring.data} />
  return (
    <QueryState of={scoring} saysIfOld={false}>
      {({ id, slug }) => <Pages id={id} slug={slug} />}
    </QueryState>
  )
}
