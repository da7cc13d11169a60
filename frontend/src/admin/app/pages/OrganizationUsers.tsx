import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { OrganizationDetailAnswer, OrganizationUserAnswer } from '../../../api/schema'
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
import { useUserRemoval } from '../../people/users/queries'
import { roleLabels } from '../../people/users/roles'
import { TemporaryPassword, type GivenPassword } from '../../people/users/TemporaryPassword'
import styles from '../../settings/organizations/organizations.module.css'
import { useOrganizationContacts } from '../../settings/organizations/queries'
import { Part } from '../../parts/page/Part'

const UserDialog = whenOpened(() => import('../../people/users/UserDialog').then(chunk => chunk.UserDialog))

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
  textColumn('twoFactor', 'Two-factor', ({ twoFactor }) => (twoFactor ? 'On' : 'Off')),
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
    <Part title="Users">
      {mayChange && (
        <div className={styles.actions}>
          <Button leftSection={<PlusIcon />} onClick={() => setEditing({ user: null })}>
            Create User
          </Button>
        </div>
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
