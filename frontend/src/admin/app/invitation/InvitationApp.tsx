import { useState } from 'react'
import { QueryState } from '../../parts/feedback/QueryState'
import { AskSignedOut } from '../../parts/links/AskSignedOut'
import { takeSecret } from '../../parts/links/take-secret'
import { Notice } from '../../parts/page/Notice'
import { useSessionCheck } from '../../parts/session/queries'
import { OpenedInvitation } from './OpenedInvitation'

/** Whoever was signed in when the link was opened first says that it may end. */
const Begin = ({ secret, username }: { secret: string; username: string | null }) => {
  const [asks, setAsks] = useState(username !== null)
  return asks ? (
    <AskSignedOut username={username ?? ''} link="this invitation" onOpen={() => setAsks(false)} />
  ) : (
    <OpenedInvitation secret={secret} />
  )
}

/** What somebody sees who opened the link of an invitation (docs/tenancy.md#invitations). */
export const InvitationApp = () => {
  const [secret] = useState(takeSecret)
  const check = useSessionCheck()
  if (secret === '') return <Notice title="Open your invitation">Open the link that you were sent once more.</Notice>
  return <QueryState of={check}>{({ user }) => <Begin secret={secret} username={user?.username ?? null} />}</QueryState>
}
