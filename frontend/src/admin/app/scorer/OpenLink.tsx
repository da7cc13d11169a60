import { useEffect, useEffectEvent, useState } from 'react'
import { isUnreached } from '../../../api/api-error'
import { Failure, QueryState } from '../../parts/feedback/QueryState'
import { useSessionCheck } from '../../parts/session/queries'
import { Skeleton } from '../../../ui/Skeleton'
import { AskSignedOut } from '../../parts/links/AskSignedOut'
import { Notice } from '../../parts/page/Notice'
import { useOpenLink } from './queries'
import { LINK_FAILURES } from '../../play/scorers/link-failures'

type Props = { secret: string; onOpened: () => void }

const Opening = ({ secret, onOpened }: Props) => {
  const { mutateAsync, error } = useOpenLink()
  /** Where it fails, the error is shown below. */
  const open = () => void mutateAsync(secret).then(onOpened, () => undefined)
  const begin = useEffectEvent(open)
  useEffect(() => begin(), [])
  if (error === null) return <Skeleton />
  if (isUnreached(error)) return <Failure problem={error} retry={open} otherwise={LINK_FAILURES.open} />
  return <Notice title="This link does not open">{error.message}</Notice>
}

/** Whoever was signed in when the link was opened first says that it may end. */
const Begin = ({ username, ...link }: Props & { username: string | null }) => {
  const [asks, setAsks] = useState(username !== null)
  return asks ? (
    <AskSignedOut username={username ?? ''} link="this scorer link" onOpen={() => setAsks(false)} />
  ) : (
    <Opening {...link} />
  )
}

/** Exchanges the secret of a link for a session; who is signed in on the device is asked first, since that ends. */
export const OpenLink = ({ secret, onOpened }: Props) => {
  const check = useSessionCheck()
  return (
    <QueryState of={check}>
      {({ user }) => <Begin username={user?.username ?? null} secret={secret} onOpened={onOpened} />}
    </QueryState>
  )
}
