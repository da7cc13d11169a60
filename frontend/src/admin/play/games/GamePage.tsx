import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { openTabsQuery } from '../../parts/session/tabs'
import { GameEditor } from './GameEditor'
import { useGame } from './queries'

const missing = 'Game not found.'

const KnownGame = ({ id }: { id: number }) => {
  const game = useGame(id)
  const tabs = useQuery(openTabsQuery)
  if (game.data && tabs.data !== undefined) return <GameEditor key={id} answer={game.data} tabs={tabs.data} />
  return (
    <Page title="Game">
      <QueryState of={game} missing={missing}>
        {() => null}
      </QueryState>
    </Page>
  )
}

/** The editor of a game: box score, final scores, details, history (docs/admin.md#games). */
export const GamePage = () => {
  const id = Number(useParams().game)
  if (Number.isInteger(id) && id > 0) return <KnownGame id={id} />
  return (
    <Page title="Game">
      <EmptyState>{missing}</EmptyState>
    </Page>
  )
}
