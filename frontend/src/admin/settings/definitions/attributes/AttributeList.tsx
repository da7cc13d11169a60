import { Button } from '@mantine/core'
import type { PlayerAttributeAnswer } from '../../../../api/schema'
import { ListedRow } from '../../../parts/lists/ListedRow'
import { RowButton } from '../../../parts/tables/RowButton'
import listStyles from '../../../parts/lists/SettingsList.module.css'
import { SortableList } from '../../../parts/lists/SortableList'
import { FAILURES } from '../../../parts/feedback/failures'
import { useCommand } from '../../../parts/feedback/use-command'
import { useSaveOrder } from '../../../parts/lists/use-save-order'
import { typeLabels } from './attribute-types'
import { useOrderAttributes, useResetAttributes, useShowAttribute } from './queries'

type Props = { organization: number | undefined; attributes: readonly PlayerAttributeAnswer[] }

/** The attributes in their order, each shown or hidden. */
export const AttributeList = ({ organization, attributes }: Props) => {
  const order = useOrderAttributes(organization)
  const show = useShowAttribute(organization)
  const reset = useResetAttributes(organization)
  const run = useCommand()
  const saveOrder = useSaveOrder()
  return (
    <div className={listStyles.list}>
      <div>
        <Button
          variant="default"
          onClick={() =>
            void run({
              question: {
                question: 'Reset the player attributes to the default?',
                consequence: 'Attributes of your own that hold values are hidden, the others are removed.',
                verb: 'Reset to Default',
                danger: true,
              },
              call: () => reset.mutateAsync(),
              failure: FAILURES.resetAttributes,
            })
          }
        >
          Reset to Default
        </Button>
      </div>
      <SortableList
        label="Player attributes"
        items={attributes}
        itemKey={({ id }) => id}
        itemName={({ attribute_name }) => attribute_name}
        onReorder={reordered => saveOrder(() => order.mutateAsync(reordered))}
      >
        {({ id, attribute_name, attribute_type, is_visible }) => (
          <ListedRow
            name={attribute_name}
            about={is_visible ? typeLabels[attribute_type] : `${typeLabels[attribute_type]} · Hidden`}
            hidden={!is_visible}
          >
            <RowButton
              verb={is_visible ? 'Hide' : 'Show'}
              about={attribute_name}
              onClick={() =>
                void run({
                  call: () => show.mutateAsync({ id, is_visible: !is_visible }),
                  failure: FAILURES.changeAttribute,
                })
              }
            />
          </ListedRow>
        )}
      </SortableList>
    </div>
  )
}
