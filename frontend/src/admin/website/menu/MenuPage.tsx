import { useState } from 'react'
import type { MenuLinkAnswer } from '../../../api/schema'
import { Skeleton } from '../../../ui/Skeleton'
import { isAwaited } from '../../parts/calls/is-awaited'
import { QueryState } from '../../parts/feedback/QueryState'
import listStyles from '../../parts/lists/SettingsList.module.css'
import toolsStyles from '../../parts/tables/Tools.module.css'
import { useSession } from '../../parts/session/SessionGate'
import { Page } from '../../parts/page/Page'
import { useOrganizationChoice } from '../../settings/organizations/OrganizationChoice'
import { useOrganization } from '../../settings/organizations/queries'
import { useWebsite } from '../content/queries'
import { LinkForm } from './LinkForm'
import { LinkList } from './LinkList'
import { MenuPreview } from './MenuPreview'
import styles from './menu.module.css'
import { useMenu } from './queries'

const ABOUT = 'The links of your public site, in the order in which visitors see them.'

/** The menu of the public site (docs/admin.md#website). */
export const MenuPage = () => {
  const { organization_id } = useSession()
  const { id = organization_id, field } = useOrganizationChoice()
  return (
    <Page title="Website Menu" about={ABOUT}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      {id !== null && <MenuOf key={id} organization={id} />}
    </Page>
  )
}

const MenuOf = ({ organization }: { organization: number }) => {
  const menu = useMenu(organization)
  const owner = useOrganization(organization)
  const website = useWebsite(organization)
  const [edited, setEdited] = useState<MenuLinkAnswer | null>(null)
  const [highlighted, setHighlighted] = useState<number | null>(null)
  // The preview is as high as the bar that visitors see: what stands under it comes with it.
  if (isAwaited(owner) || isAwaited(website)) return <Skeleton rows={8} />
  return (
    <QueryState of={menu} isEmpty={() => false}>
      {links => (
        <div className={styles.menu}>
          <MenuPreview
            links={links}
            site={owner.data && website.data ? { organization: owner.data, website: website.data } : null}
            onPick={setHighlighted}
          />
          <div className={listStyles.columns}>
            <LinkList organization={organization} links={links} highlighted={highlighted} onEdit={setEdited} />
            {owner.data && (
              <LinkForm
                key={edited?.id ?? 'new'}
                link={edited}
                organization={owner.data}
                isFirst={links.length === 0}
                onClose={() => setEdited(null)}
              />
            )}
          </div>
        </div>
      )}
    </QueryState>
  )
}
