import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../parts/EmptyState'
import { QueryState } from '../../parts/QueryState'
import { Page } from '../../shell/Page'
import { matchup } from '../list/score-text'
import { gameQuery } from '../queries'
import { Courtside } from './Courtside'
import { useOnlyTab } from './use-only-tab'

const missing = 'Game not found.'

const OpenElsewhere = () => (
  <EmptyState hint="What is tapped there is sent from there. This page goes on by itself when the other one is closed.">
    This game is scored in another tab of this device.
  </EmptyState>
)

const KnownGame = ({ id }: { id: number }) => {
  const game = useQuery(gameQuery(id))
  const isOnly = useOnlyTab(id)
  return (
    <Page title={game.data ? matchup(game.data.game) : 'Score'} isTitleHidden>
      <QueryState of={game} missing={missing}>
        {answer => (isOnly ? <Courtside answer={answer} /> : <OpenElsewhere />)}
      </QueryState>
    </Page>
  )
}

/** A game is scored here with one hand, beside the court: a tap for each shot, rebound and assist. */
export const CourtsidePage = () => {
  const id = Number(useParams().game)
  if (Number.isInteger(id) && id > 0) return <KnownGame key={id} id={id} />
  return (
    <Page title="Score">
      <EmptyState>{missing}</EmptyState>
    </Page>
  )
}
