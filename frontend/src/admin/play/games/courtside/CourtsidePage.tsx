import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { BASKETBALL, sportShowing } from '@fullcourt/domain/sports/sports'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { isAwaited } from '../../../parts/calls/is-awaited'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { QueryState } from '../../../parts/feedback/QueryState'
import { Skeleton } from '../../../../ui/Skeleton'
import { Page } from '../../../parts/page/Page'
import { usePerson } from '../../../parts/session/SessionGate'
import { GameOfAddress, noSuchGame } from '../GameOfAddress'
import { matchup } from '../list/score-text'
import { gameQuery } from '../queries'
import { Courtside } from './Courtside'
import { courtsideQuery } from './counts/queries'
import { useOnlyTab } from './use-only-tab'

const OpenElsewhere = () => (
  <EmptyState hint="Taps made there are sent from there. This page continues when the other one is closed.">
    This game is scored in another tab of this device.
  </EmptyState>
)

const GridOnly = ({ game, sport }: { game: number; sport: string }) => {
  const { isScorer } = usePerson()
  const inGrid = <Link to={adminAddress('game', { game })}>Enter the figures in the grid</Link>
  return (
    <EmptyState hint={isScorer ? 'Somebody of the staff enters its figures.' : inGrid}>
      Only basketball can be scored here. This is a game of {sport}.
    </EmptyState>
  )
}

type ScoredProps = { answer: BoxScoreAnswer; isOld: boolean }

const Scored = ({ answer, isOld }: ScoredProps) => {
  const sport = sportShowing(answer.allStats.map(({ abbreviation }) => abbreviation))
  return sport.id === BASKETBALL ? (
    <Courtside answer={answer} isOld={isOld} />
  ) : (
    <GridOnly game={answer.game.id} sport={sport.name} />
  )
}

const Game = ({ id }: { id: number }) => {
  const game = useQuery(gameQuery(id))
  // Fouls and time-outs stand above the players: they come together, so that no row moves under a thumb.
  const counts = useQuery(courtsideQuery(id))
  const isOnly = useOnlyTab(id)
  return (
    <Page title={game.data ? matchup(game.data.game) : 'Score'} isTitleHidden>
      <QueryState of={game} missing={noSuchGame} saysIfOld={false}>
        {answer => {
          if (!isOnly) return <OpenElsewhere />
          return isAwaited(counts) ? <Skeleton rows={10} /> : <Scored answer={answer} isOld={game.isError} />
        }}
      </QueryState>
    </Page>
  )
}

/** A game is scored here with one hand, beside the court: a tap for each shot, rebound and assist. */
export const CourtsidePage = () => <GameOfAddress title="Score">{id => <Game key={id} id={id} />}</GameOfAddress>
