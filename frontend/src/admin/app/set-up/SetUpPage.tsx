import { landingOf } from '@fullcourt/domain/pages/sign-in'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { QueryState } from '../../parts/feedback/QueryState'
import { useSession } from '../../parts/session/SessionGate'
import { useOrganization } from '../../settings/organizations/queries'
import { SetUp } from './SetUp'

/** Asks three questions of whoever comes to an empty installation or organization, and makes a league of them (docs/admin.md#the-first-minute). */
export const SetUpPage = () => {
  const { organization: own } = useSession()
  const [search] = useSearchParams()
  const id = own?.id ?? (Number(search.get('organization')) || undefined)
  return id === undefined ? <Asked organization={undefined} /> : <OfOrganization key={id} id={id} />
}

const OfOrganization = ({ id }: { id: number }) => (
  <QueryState of={useOrganization(id)} missing="Organization not found">
    {organization => <Asked organization={organization} />}
  </QueryState>
)

const Asked = ({ organization }: { organization: OrganizationDetailAnswer | undefined }) => {
  const { role } = useSession()
  const navigate = useNavigate()
  return <SetUp organization={organization} onSkip={() => void navigate(landingOf(role))} />
}
