import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { sportOf, SPORTS } from '@fullcourt/domain/sports/sports'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { rankTitle } from '../../../ui/standings/rank-in-words'
import { RankNeighbours } from '../../../ui/standings/RankNeighbours'
import { stepInWords } from '../../../ui/standings/step-in-words'
import { Dialog } from '../../parts/dialogs/Dialog'
import { QueryState } from '../../parts/feedback/QueryState'
import { seasonQuery } from '../seasons/queries'
import { rankQuery, type TeamRankAt } from './rank-query'

type Props = { readonly at: TeamRankAt; readonly onClose: () => void }

/** Why a team has its rank, against the one above and the one below. */
export const RankDialog = ({ at, onClose }: Props) => {
  const rank = useQuery(rankQuery(at))
  const season = useQuery(seasonQuery(at.seasonId))
  const sport = sportOf(season.data?.sport_id ?? 0) ?? SPORTS[0]
  return (
    <Dialog opened onClose={onClose} title={rank.data ? rankTitle(rank.data) : 'Why this rank'} size="lg">
      <QueryState of={rank} missing="This team is not in the table.">
        {answer => (
          <RankNeighbours
            rank={answer}
            words={{ sport, stepInWords }}
            gameLink={(game, text) => <Link to={adminAddress('game', { game })}>{text}</Link>}
          />
        )}
      </QueryState>
    </Dialog>
  )
}
