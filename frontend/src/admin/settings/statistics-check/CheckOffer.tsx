import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { isInAudience } from '@fullcourt/domain/users/audience'
import { Alert, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isAwaited } from '../../parts/calls/is-awaited'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { Skeleton } from '../../../ui/Skeleton'
import { useSession } from '../../parts/session/SessionGate'
import { isChecking, useCheck, useCheckOffer } from './queries'

type Props = {
  /** Whose statistics; it may be unknown to those who have an organization of their own. */
  organization: number | undefined
  /** What stands under the offer: it comes with it, because nothing moves that somebody may be about to press. */
  children: ReactNode
}

/** After players were merged, or a merge was undone: a check of the season's statistics, for those who may make it. */
export const CheckOffer = ({ organization, children }: Props) => {
  const { role } = useSession()
  const named = role === 'super_admin' ? organization : undefined
  const offer = useCheckOffer(named, isInAudience('owner', role) && (role !== 'super_admin' || named !== undefined))
  const check = useCheck(named)
  const run = useCommand()
  const navigate = useNavigate()
  if (isAwaited(offer)) return <Skeleton rows={8} />
  const { data } = offer
  if (!data?.isOffered || isChecking(data)) return children
  const begin = async () => {
    const isBegun = await run({ call: () => check.mutateAsync(), failure: FAILURES.checkStatistics })
    const of = named === undefined ? '' : `?organization=${named}`
    if (isBegun) await navigate(`${adminAddress('statisticsCheck', {})}${of}`)
  }
  return (
    <>
      <Alert color="accent" role="status">
        <Group justify="space-between">
          <span>Players were merged, or a merge was undone, since the statistics of the season were last checked.</span>
          <Button variant="default" onClick={() => void begin()}>
            Check the statistics
          </Button>
        </Group>
      </Alert>
      {children}
    </>
  )
}
