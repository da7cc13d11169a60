import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { isInAudience } from '@fullcourt/domain/users/audience'
import { Alert, Button, Group } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useSession } from '../../parts/session/SessionGate'
import { isChecking, useCheck, useCheckOffer } from './queries'

type Props = {
  /** Whose statistics; it may be unknown to those who have an organization of their own. */
  organization: number | undefined
}

/** After players were merged, or a merge was undone: a check of the season's statistics, for those who may make it. */
export const CheckOffer = ({ organization }: Props) => {
  const { role } = useSession()
  const named = role === 'super_admin' ? organization : undefined
  const { data } = useCheckOffer(named, isInAudience('owner', role) && (role !== 'super_admin' || named !== undefined))
  const check = useCheck(named)
  const run = useCommand()
  const navigate = useNavigate()
  if (!data?.isOffered || isChecking(data)) return null
  const begin = async () => {
    const isBegun = await run({ call: () => check.mutateAsync(), failure: FAILURES.checkStatistics })
    const of = named === undefined ? '' : `?organization=${named}`
    if (isBegun) await navigate(`${adminAddress('statisticsCheck', {})}${of}`)
  }
  return (
    <Alert color="accent" role="status">
      <Group justify="space-between">
        <span>Players were merged, or a merge was undone, since the statistics of the season were last checked.</span>
        <Button variant="default" onClick={() => void begin()}>
          Check the statistics
        </Button>
      </Group>
    </Alert>
  )
}
