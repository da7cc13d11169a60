import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../parts/feedback/QueryState'
import { Page } from '../../parts/page/Page'
import { openTabsQuery } from '../../parts/session/tabs'
import { GameEditor } from './GameEditor'
import { GameOfAddress, noSuchGame } from './GameOfAddress'
import { useGame } from './queries'

const Game = ({ id }: { id: number }) => {
  const game = useGame(id)
  const tabs = useQuery(openTabsQuery)
  if (game.data && tabs.data !== undefined) return <GameEditor key={id} answer={game.data} tabs={tabs.data} />
  return (
    <Page title="Game">
      <QueryState of={game} missing={noSuchGame}>
        {() => null}
      </QueryState>
    </Page>
  )
}

/** The editor of a game: box score, final scores, details, history (docs/admin.md#games). */
export const GamePage = () => <GameOfAddress title="Game">{id => <Game id={id} />}</GameOfAddress>
