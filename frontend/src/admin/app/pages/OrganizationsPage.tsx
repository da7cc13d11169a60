import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OrganizationAnswer } from '../../../api/schema'
import { capitalize } from '../../../ui/format/capitalize'
import { none } from '../../../ui/format/figures'
import { PlusIcon } from '../../../ui/icons'
import { Picture } from '../../../ui/Picture'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { linkColumn, textColumn } from '../../parts/tables/columns'
import { useCreateFromAddress } from '../../parts/forms/create-from-address'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { RowActions } from '../../parts/tables/RowActions'
import { FAILURES } from '../../parts/feedback/failures'
import { useDeletion } from '../../parts/effects/use-deletion'
import { Page } from '../../parts/page/Page'
import { setUpAddress } from '../../settings/set-up/set-up-address'
import { TemporaryPassword, type GivenPassword } from '../../people/users/TemporaryPassword'
import { DeletedOrganizations } from './DeletedOrganizations'
import { OrganizationDialog } from '../../settings/organizations/OrganizationDialog'
import { useOrganizationRemoval, useOrganizations } from '../../settings/organizations/queries'

type Editing = { organization: OrganizationAnswer | null } | null

const columnsFor = (edit: (organization: OrganizationAnswer) => void): readonly AdminColumn<OrganizationAnswer>[] => [
  linkColumn(
    'name',
    'Name',
    ({ name }) => name,
    ({ id }) => adminAddress('seasonsOf', { organization: id }),
    ({ name, logo_url }) => <Picture name={name} src={logo_url} />,
  ),
  textColumn('domain', 'Domain', ({ domain }) => domain, { long: true }),
  textColumn('slug', 'Slug', ({ slug }) => slug),
  {
    key: 'sports',
    head: 'Sports',
    long: true,
    show: ({ sports }) => sports.map(({ name }) => capitalize(name)).join(', ') || none,
  },
  { key: 'acts', head: 'Actions', show: one => <RowActionButtons organization={one} onEdit={() => edit(one)} /> },
]

/** All organizations, for a super_admin: create, edit, delete (docs/admin.md#organizations). */
export const OrganizationsPage = () => {
  const organizations = useOrganizations()
  const [editing, setEditing] = useState<Editing>(null)
  const [password, setPassword] = useState<GivenPassword | null>(null)
  useCreateFromAddress(() => setEditing({ organization: null }))

  const columns = useMemo(() => columnsFor(organization => setEditing({ organization })), [])

  const create = (
    <Button leftSection={<PlusIcon />} onClick={() => setEditing({ organization: null })}>
      Create Organization
    </Button>
  )

  return (
    <Page title="Organizations" action={create}>
      <AdminTable
        label="Organizations"
        of={organizations}
        rowKey={({ id }) => id}
        columns={columns}
        cards
        empty={
          <EmptyState
            hint="An organization is a league with its own public site."
            action={
              <Button component={Link} to={setUpAddress()}>
                Set up your league
              </Button>
            }
          >
            No organizations yet.
          </EmptyState>
        }
      />
      <DeletedOrganizations />
      <OrganizationDialog
        organization={editing?.organization ?? null}
        open={editing !== null}
        onClose={() => setEditing(null)}
        onPassword={setPassword}
      />
      <TemporaryPassword given={password} onClose={() => setPassword(null)} />
    </Page>
  )
}

const RowActionButtons = ({ organization, onEdit }: { organization: OrganizationAnswer; onEdit: () => void }) => {
  const { name } = organization
  const deletion = useDeletion(useOrganizationRemoval())
  const ask = () =>
    deletion({
      things: [organization],
      noun: 'organization',
      name,
      question: 'Are you sure you want to delete this organization?',
      consequence: `${name}: its public site, seasons, games and users are gone at once.`,
      verb: 'Delete organization',
      failure: FAILURES.deleteOrganization,
    })
  return <RowActions name={name} onEdit={onEdit} onDelete={() => void ask()} />
}
