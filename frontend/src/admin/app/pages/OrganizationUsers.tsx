import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, Group } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { InvitationWithSecretAnswer, OrganizationDetailAnswer, OrganizationUserAnswer } from '../../../api/schema'
import { PlusIcon } from '../../../ui/icons'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { linkColumn, textColumn } from '../../parts/tables/columns'
import { FAILURES } from '../../parts/feedback/failures'
import { rowsFrom } from '../../parts/tables/rows-query'
import { RowActions } from '../../parts/tables/RowActions'
import { whenOpened } from '../../parts/feedback/when-opened'
import { useDeletion } from '../../parts/effects/use-deletion'
import { useSession } from '../../parts/session/SessionGate'
import { Invitations } from '../../people/invitations/Invitations'
import { useUserRemoval } from '../../people/users/queries'
import { roleLabels } from '../../people/users/roles'
import { TemporaryPassword, type GivenPassword } from '../../people/users/TemporaryPassword'
import { useOrganizationContacts } from '../../settings/organizations/queries'
import { Part } from '../../parts/page/Part'

const InviteDialog = whenOpened(() => import('../../people/invitations/InviteDialog').then(chunk => chunk.InviteDialog))
const ShownInvitation = whenOpened(() => import('../../people/invitations/ShownInvitation').then(chunk => chunk.ShownInvitation))
const UserDialog = whenOpened(() => import('../../people/users/UserDialog').then(chunk => chunk.UserDialog))

const twoFactorOf = ({ twoFactor, passkeys }: OrganizationUserAnswer) => {
  if (passkeys === 0) return twoFactor ? 'On' : 'Off'
  return twoFactor ? 'On, passkey' : 'Passkey'
}

type Editing = { user: OrganizationUserAnswer | null } | null
type Props = { organization: OrganizationDetailAnswer; mayChange: boolean }

const columns: readonly AdminColumn<OrganizationUserAnswer>[] = [
  linkColumn<OrganizationUserAnswer>(
    'username',
    'Username',
    ({ username }) => username,
    ({ id }) => `${adminAddress('userSettings', {})}?userId=${id}`,
  ),
  textColumn('email', 'Email', ({ email }) => email, { long: true }),
  textColumn('role', 'Role', ({ role }) => roleLabels[role]),
  textColumn('twoFactor', 'Two-factor', twoFactorOf),
]

const actionsColumn = (edit: (user: OrganizationUserAnswer) => void): AdminColumn<OrganizationUserAnswer> => ({
  key: 'acts',
  head: 'Actions',
  show: user => <RowActionButtons user={user} onEdit={() => edit(user)} />,
})

/** Who works for an organization: adding, changing, deleting (docs/admin.md#users). */
export const OrganizationUsers = ({ organization, mayChange }: Props) => {
  const users = rowsFrom(useOrganizationContacts(organization.id), ({ users }) => users)
  const [editing, setEditing] = useState<Editing>(null)
  const [password, setPassword] = useState<GivenPassword | null>(null)
  const columnsWithActions = useMemo(() => [...columns, actionsColumn(user => setEditing({ user }))], [])
  return (
    <>
      <Part title="Users">
        {mayChange && (
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setEditing({ user: null })}>
              Create User
            </Button>
            <Invite organization={organization} />
          </Group>
        )}
        <AdminTable
          label="Users"
          prefix="users-"
          of={users}
          rowKey={({ id }) => id}
          columns={mayChange ? columnsWithActions : columns}
          cards
          empty="No users yet."
        />
        <UserDialog
          organization={organization.id}
          user={editing?.user ?? null}
          open={editing !== null}
          onClose={() => setEditing(null)}
          onPassword={setPassword}
        />
        <TemporaryPassword given={password} onClose={() => setPassword(null)} />
      </Part>
      {mayChange && <Invitations organization={organization} />}
    </>
  )
}

/** The way in for somebody who is to choose their own username and password. */
const Invite = ({ organization }: { organization: OrganizationDetailAnswer }) => {
  const [inviting, setInviting] = useState(false)
  const [made, setMade] = useState<InvitationWithSecretAnswer | null>(null)
  return (
    <>
      <Button leftSection={<PlusIcon />} onClick={() => setInviting(true)}>
        Invite
      </Button>
      <InviteDialog organization={organization.id} open={inviting} onClose={() => setInviting(false)} onMade={setMade} />
      <ShownInvitation invitation={made} open={made !== null} onClose={() => setMade(null)} />
    </>
  )
}

const RowActionButtons = ({ user, onEdit }: { user: OrganizationUserAnswer; onEdit: () => void }) => {
  const me = useSession()
  const deletion = useDeletion(useUserRemoval())
  const isMe = user.id === me.id
  const ask = () =>
    deletion({
      things: [user],
      noun: 'user',
      name: user.username,
      question: 'Are you sure you want to delete this user?',
      consequence: `${user.username} is signed out and cannot sign in again. The history keeps the name.`,
      verb: 'Delete user',
      undone: `${user.username} brought back. Set a new password before signing in.`,
      failure: FAILURES.deleteUser,
    })
  return <RowActions name={user.username} onEdit={onEdit} onDelete={isMe ? undefined : () => void ask()} />
}
