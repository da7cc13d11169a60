import { Button, Paper } from '@mantine/core'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { landingOf } from '@fullcourt/domain/pages/sign-in'
import { isUnreached } from '../../../api/api-error'
import type { OpenedInvitationAnswer } from '../../../api/schema'
import { loginAddress } from '../../parts/calls/api'
import { Failure } from '../../parts/feedback/QueryState'
import { EntryForm } from '../../parts/forms/EntryForm'
import { PasswordField, TextField } from '../../parts/forms/fields'
import { Notice } from '../../parts/page/Notice'
import { Skeleton } from '../../../ui/Skeleton'
import { INVITATION_FAILURES } from '../../people/invitations/invitation-failures'
import { roleLabels } from '../../people/users/roles'
import { useAcceptInvitation, useOpenedInvitation } from './queries'

/** Who has an account goes on to its first page. */
const SignIn = () => (
  <div>
    <Button component="a" href={loginAddress({ pathname: adminAddress('today', {}), search: '', hash: '' })}>
      Sign in
    </Button>
  </div>
)

const leave = () => window.location.assign('/')

type Props = { secret: string; invitation: OpenedInvitationAnswer }

/** A username and a password of one's own; then the whole page is loaded anew, signed in. */
const JoinForm = ({ secret, invitation: { role } }: Props) => {
  const accept = useAcceptInvitation()
  const join = async (form: FormData) => {
    await accept.mutateAsync({ secret, username: String(form.get('username')), password: String(form.get('password')) })
    window.location.assign(landingOf(role))
    return false
  }
  return (
    <Paper withBorder p="lg">
      <EntryForm onClose={leave} cancel="Not now" submit="Join" onSubmit={join} failure={INVITATION_FAILURES.accept}>
        <TextField
          name="username"
          label="Username"
          description="You sign in with it, and others see it beside what you change."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField name="password" label="Password" autoComplete="new-password" minLength={10} required />
      </EntryForm>
    </Paper>
  )
}

/** What the invitation is, and the form in which it is accepted; or why it cannot be. */
export const OpenedInvitation = ({ secret }: Pick<Props, 'secret'>) => {
  const { data, error, refetch } = useOpenedInvitation(secret)
  if (isUnreached(error)) return <Failure problem={error} retry={() => void refetch()} otherwise={INVITATION_FAILURES.open} />
  if (error !== null)
    return (
      <Notice title="This invitation does not open" action={<SignIn />}>
        {error.message}
      </Notice>
    )
  if (data === undefined) return <Skeleton />
  const { name, organization, role, madeBy } = data
  return (
    <Notice title={`Join ${organization}`} action={<JoinForm secret={secret} invitation={data} />}>
      {madeBy === null ? `You were invited, ${name},` : `${madeBy} invited you, ${name},`} as {roleLabels[role]}. Choose how you
      sign in from now on.
    </Notice>
  )
}
