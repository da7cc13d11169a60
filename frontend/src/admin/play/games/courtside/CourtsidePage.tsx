import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { BASKETBALL, sportShowing } from '@fullcourt/domain/sports/sports'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { QueryState } from '../../../parts/feedback/QueryState'
import { Page } from '../../../parts/page/Page'
import { matchup } from '../list/score-text'
import { gameQuery } from '../queries'
import { Courtside } from './Courtside'
import { useOnlyTab } from './use-only-tab'

const missing = 'Game not found.'

const OpenElsewhere = () => (
  <EmptyState hint="Taps made there are sent from there. This page continues when the other one is closed.">
    This game is scored in another tab of this device.
  </EmptyState>
)

const GridOnly = ({ game, sport }: { game: number; sport: string }) => (
  <EmptyState hint={<Link to={adminAddress('game', { game })}>Enter the figures in the grid</Link>}>
    Only basketball can be scored here. This is a game of {sport}.
  </EmptyState>
)

type ScoredProps = { answer: BoxScoreAnswer; isOld: boolean }

const Scored = ({ answer, isOld }: ScoredProps) => {
  const sport = sportShowing(answer.allStats.map(({ abbreviation }) => abbreviation))
  return sport.id === BASKETBALL ? (
    <Courtside answer={answer} isOld={isOld} />
  ) : (
    <GridOnly game={answer.game.id} sport={sport.name} />
  )
}

const KnownGame = ({ id }: { id: number }) => {
  const game = useQuery(gameQuery(id))
  const isOnly = useOnlyTab(id)
  return (
    <Page title={game.data ? matchup(game.data.game) : 'Score'} isTitleHidden>
      <QueryState of={game} missing={missing} saysIfOld={false}>
        {answer => (isOnly ? <Scored answer={answer} isOld={game.isError} /> : <OpenElsewhere />)}
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
