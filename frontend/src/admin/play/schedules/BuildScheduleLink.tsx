import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { LeagueAt } from '../leagues/queries'
import { asksToCreate } from '../../parts/forms/create-from-address'
import { seasonQuery } from '../seasons/queries'
import { useSession } from '../../parts/session/SessionGate'

type Props = { at: LeagueAt; variant?: 'filled' | 'default' }

/** Leads to the form of a new schedule for a league; for a super_admin, of the organization whose league it is. */
export const BuildScheduleLink = ({ at, variant = 'default' }: Props) => {
  const mayChoose = useSession().role === 'super_admin'
  const season = useQuery({ ...seasonQuery(at.seasonId), enabled: mayChoose }).data
  const to = asksToCreate(adminAddress('scheduleBuilder', {}), {
    ...(season && { organization: season.organization_id }),
    league: at.leagueId,
  })
  return (
    <Button component={Link} to={to} variant={variant}>
      Build a schedule
    </Button>
  )
}
