import type { OrganizationDetailAnswer } from '../../../api/schema'
import { QueryState } from '../../parts/feedback/QueryState'
import { Part } from '../../parts/page/Part'
import { InvitationRows } from './InvitationRows'
import { useInvitations } from './queries'

/** The invitations of an organization that are open, and those whose time was over lately (docs/admin.md#users). */
export const Invitations = ({ organization: { id, time_zone } }: { organization: OrganizationDetailAnswer }) => {
  const invitations = useInvitations(id)
  // There are seldom any: no place is kept for them.
  if (invitations.isPending || invitations.data?.length === 0) return null
  return (
    <Part title="Invitations">
      <QueryState of={invitations}>{found => <InvitationRows invitations={found} zone={time_zone} />}</QueryState>
    </Part>
  )
}
