import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { schedulesQuery } from './builder/queries'

type Props = { organization: number | undefined; league: number | undefined; enabled?: boolean }

/** Says on lists of games that a draft has more, which only staff see, and leads to it. */
export const DraftNotice = ({ organization, league, enabled = true }: Props) => {
  const { data } = useQuery({ ...schedulesQuery(organization, league), enabled })
  const drafts = (data ?? []).filter(({ draftId }) => draftId !== null)
  const named = { ...(organization !== undefined && { organization: String(organization) }) }
  return drafts.map(({ id, name, leagueId }) => (
    <Alert key={id}>
      {name} is a draft that only staff see.{' '}
      <Link
        to={`${adminAddress('scheduleBuilder', {})}?${new URLSearchParams({ ...named, league: String(leagueId) }).toString()}`}
      >
        Review and publish it
      </Link>
    </Alert>
  ))
}
