import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { isAwaited } from '../../parts/calls/is-awaited'
import { Part } from '../../parts/page/Part'
import { useScorerLinks } from '../../play/scorers/queries'
import { useOrganizationContacts } from '../../settings/organizations/queries'
import { roleLabels } from '../../people/users/roles'
import { RIGHTS, type RoleOrScorer } from '../../people/users/rights'
import styles from './WhoMayWhat.module.css'

const labels: { readonly [role in RoleOrScorer]: string } = { ...roleLabels, scorer: 'Scorer' }

type Props = { organization: OrganizationDetailAnswer }

const Rights = ({ of: role, people, nobody }: { of: RoleOrScorer; people: readonly string[]; nobody: string }) => (
  <div className={styles.role}>
    <dt>{labels[role]}</dt>
    <dd>
      <p>{RIGHTS[role]}</p>
      <p className={styles.people}>{people.length === 0 ? nobody : people.join(', ')}</p>
    </dd>
  </div>
)

/** Roles in plain words, with the people who have them (docs/admin.md#users). */
export const WhoMayWhat = ({ organization: { id } }: Props) => {
  const contacts = useOrganizationContacts(id)
  const links = useScorerLinks({ organization: id })
  const users = contacts.data?.users ?? []
  const named = (role: 'org_owner' | 'staff') => users.filter(user => user.role === role).map(({ username }) => username)
  const scorers = (links.data ?? []).filter(({ endedAt }) => endedAt === null).map(({ name }) => name)
  // They are listed above it.
  if (isAwaited(contacts)) return null
  return (
    <Part title="Who may do what">
      <dl className={styles.roles}>
        <Rights of="org_owner" people={named('org_owner')} nobody="Nobody yet" />
        <Rights of="staff" people={named('staff')} nobody="Nobody yet" />
        <Rights of="scorer" people={scorers} nobody="Nobody now" />
        <Rights of="super_admin" people={[]} nobody="Those who run this installation" />
      </dl>
      <p>
        Scorers are let in and ended under <Link to={adminAddress('scorerLinks', {})}>Scorer Links</Link>.
      </p>
    </Part>
  )
}
