import type { StatDefinitionAnswer } from '../../../../api/schema'
import { useOrganizationChoice } from '../../organizations/OrganizationChoice'
import { useSportChoice } from '../../organizations/SportChoice'
import { ListedRow } from '../../../parts/lists/ListedRow'
import { QueryState } from '../../../parts/feedback/QueryState'
import { RowButton } from '../../../parts/tables/RowButton'
import { SortableList } from '../../../parts/lists/SortableList'
import toolsStyles from '../../../parts/tables/Tools.module.css'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import { useSaveOrder } from '../../../parts/lists/use-save-order'
import { Page } from '../../../parts/page/Page'
import { useHideStatistic, useOrderStatistics, useStatistics, type SportOf } from './queries'

const ABOUT = 'The columns of box scores and player pages, in this order. A hidden one is kept, and not shown to visitors.'

/** The order of an organization's statistics, and which of them visitors see (docs/admin.md#lists). */
export const StatsPage = () => {
  const { id, isKnown, sports, field } = useOrganizationChoice()
  const { sport, field: sportField } = useSportChoice(sports)
  const of: SportOf = { sport, organization: id }
  const statistics = useStatistics(of, isKnown)
  return (
    <Page title="Stats" about={ABOUT}>
      {(field || sportField) && (
        <div className={toolsStyles.tools}>
          {field}
          {sportField}
        </div>
      )}
      <QueryState
        of={statistics}
        empty="No stats available"
        skeleton={<p role="status">{isKnown ? 'Loading stats...' : 'Loading user...'}</p>}
      >
        {list => <StatList of={of} statistics={list} />}
      </QueryState>
    </Page>
  )
}

const StatList = ({ of, statistics }: { of: SportOf; statistics: readonly StatDefinitionAnswer[] }) => {
  const order = useOrderStatistics(of)
  const hide = useHideStatistic(of)
  const run = useCommand()
  const saveOrder = useSaveOrder()
  return (
    <SortableList
      label="Stats"
      items={statistics}
      itemKey={({ id }) => id}
      itemName={({ name }) => name}
      onReorder={reordered => saveOrder(() => order.mutateAsync(reordered))}
    >
      {({ id, name, abbreviation, hidden }) => (
        <ListedRow name={name} about={abbreviation} hidden={hidden}>
          <RowButton
            verb={hidden ? 'Unhide' : 'Hide'}
            about={name}
            onClick={() =>
              void run({
                call: () => hide.mutateAsync({ id, hidden: !hidden }),
                failure: FAILURES.changeStat,
              })
            }
          />
        </ListedRow>
      )}
    </SortableList>
  )
}
