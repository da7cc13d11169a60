import { Button, Group } from '@mantine/core'
import { useCommand } from '../../parts/feedback/use-command'
import { ListedRow } from '../../parts/lists/ListedRow'
import listStyles from '../../parts/lists/SettingsList.module.css'
import { SortableList } from '../../parts/lists/SortableList'
import { useSaveOrder } from '../../parts/lists/use-save-order'
import { RowButton } from '../../parts/tables/RowButton'
import type { Definition, DefinitionActions, Definitions, Hiding } from './definitions'

type Props<Item extends Definition> = {
  definitions: Definitions<Item>
  items: readonly Item[]
  calls: DefinitionActions<Item>
}

/** Definitions in their order, each shown or hidden. */
export const OrderedDefinitions = <Item extends Definition>({ definitions, items: all, calls }: Props<Item>) => {
  const { isOrdered = () => true, label, nameOf, aboutOf, isHidden, unhide, failure } = definitions
  const items = all.filter(isOrdered)
  const run = useCommand()
  const saveOrder = useSaveOrder()
  const hide = (hiding: Hiding) => void run({ call: () => calls.hide(hiding), failure })
  const list = (
    <SortableList
      label={label}
      items={items}
      itemKey={({ id }) => id}
      itemName={nameOf}
      onReorder={reordered => saveOrder(() => calls.order(reordered))}
    >
      {item => {
        const [name, hidden] = [nameOf(item), isHidden(item)]
        return (
          <ListedRow name={name} about={aboutOf(item)} hidden={hidden}>
            <RowButton verb={hidden ? unhide : 'Hide'} about={name} onClick={() => hide({ ids: [item.id], hidden: !hidden })} />
          </ListedRow>
        )
      }}
    </SortableList>
  )
  if (!definitions.hidesAll && !definitions.reset) return list
  return (
    <div className={listStyles.list}>
      <Group gap="xs">
        {definitions.hidesAll && <HideAll items={items.filter(item => !isHidden(item))} onHide={hide} />}
        <Reset of={definitions.reset} call={calls.reset} />
      </Group>
      {list}
    </div>
  )
}

const HideAll = ({ items, onHide }: { items: readonly Definition[]; onHide: (hiding: Hiding) => void }) => (
  <Button
    variant="default"
    disabled={items.length === 0}
    onClick={() => onHide({ ids: items.map(({ id }) => id), hidden: true })}
  >
    Hide All
  </Button>
)

type ResetProps = { of: Definitions<Definition>['reset']; call: DefinitionActions<Definition>['reset'] }

const Reset = ({ of, call }: ResetProps) => {
  const run = useCommand()
  if (!of || !call) return null
  const { failure, ...question } = of
  return (
    <Button
      variant="default"
      onClick={() => void run({ question: { ...question, verb: 'Reset to Default', danger: true }, call, failure })}
    >
      Reset to Default
    </Button>
  )
}
