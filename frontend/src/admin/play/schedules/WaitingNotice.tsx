import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Alert } from '@mantine/core'
import { Link } from 'react-router-dom'
import { quantity } from '../../../ui/format/figures'
import { useWaitingLeagues } from '../games/pending/queries'

type Props = { organization: number | undefined; league?: number | undefined; enabled?: boolean }

/** Says in which leagues changes wait to be published, and leads there; nothing where none do. */
export const WaitingNotice = ({ organization, league, enabled = true }: Props) => {
  const waiting = useWaitingLeagues(organization, enabled)
  return waiting
    .filter(({ league_id: id }) => league === undefined || id === league)
    .map(({ season_id, league_id, league: name, changes }) => (
      <Alert key={league_id}>
        {quantity(changes, 'change')} {changes === 1 ? 'waits' : 'wait'} to be published in {name}.{' '}
        <Link to={adminAddress('league', { season: season_id, league: league_id })}>
          Review and publish {changes === 1 ? 'it' : 'them'}
        </Link>
      </Alert>
    ))
}
