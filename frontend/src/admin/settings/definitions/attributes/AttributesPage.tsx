import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import { QueryState } from '../../../parts/feedback/QueryState'
import listStyles from '../../../parts/lists/SettingsList.module.css'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import { Page } from '../../../parts/page/Page'
import { AttributeList } from './AttributeList'
import { NewAttribute } from './NewAttribute'
import { useAttributes } from './queries'

const ABOUT = 'What is recorded of a player besides the name, in this order. A hidden attribute is not shown to visitors.'

/** The attributes of an organization's players (docs/people.md#attributes). */
export const AttributesPage = () => {
  const { id, isKnown, field } = useOrganizationChoice()
  const attributes = useAttributes(id, isKnown)
  return (
    <Page title="Player Attributes" about={ABOUT}>
      {field && <div className={toolsStyles.tools}>{field}</div>}
      <QueryState of={attributes}>
        {list => (
          <div className={listStyles.columns}>
            <AttributeList organization={id} attributes={list} />
            <NewAttribute organization={id} />
          </div>
        )}
      </QueryState>
    </Page>
  )
}
