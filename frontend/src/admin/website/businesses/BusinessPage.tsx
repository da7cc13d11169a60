import { useState } from 'react'
import type { BusinessAnswer } from '../../../api/schema'
import { QueryState } from '../../parts/feedback/QueryState'
import listStyles from '../../parts/lists/SettingsList.module.css'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { BusinessForm } from './BusinessForm'
import { BusinessList } from './BusinessList'
import { useBusinesses } from './queries'

const ABOUT = 'Leagues and clubs that people can join. Visitors do not see the phone number and the email.'

/** The business listings of an organization (docs/admin.md#lists). */
export const BusinessPage = () => {
  const { organization_id } = useSession()
  const { id = organization_id, field } = useOrganizationChoice()
  return (
    <Page title="Businesses" about={ABOUT}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      {id !== null && <BusinessesOf key={id} organization={id} />}
    </Page>
  )
}

const BusinessesOf = ({ organization }: { organization: number }) => {
  const businesses = useBusinesses(organization)
  const [edited, setEdited] = useState<BusinessAnswer | null>(null)
  return (
    <QueryState of={businesses} isEmpty={() => false}>
      {listed => (
        <div className={listStyles.columns}>
          <BusinessList businesses={listed} onEdit={setEdited} />
          <BusinessForm key={edited?.id ?? 'new'} business={edited} organization={organization} onClose={() => setEdited(null)} />
        </div>
      )}
    </QueryState>
  )
}
