import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { HandleIcon, MoreIcon } from '../../../ui/icons'
import styles from './OrderedItem.module.css'

type Props = {
  name: string
  /** Where it is: `position 2 of 4`. */
  place: string
  /** What makes its handle one that drags. */
  handle: {
    readonly ref: Ref<HTMLButtonElement>
    readonly attributes: DraggableAttributes
    readonly listeners: DraggableSyntheticListeners
  }
  /** The menu for those who do not drag. */
  menu: ReactNode
  children: ReactNode
}

/** What is in the row of a thing that has a place in a list: handle, the thing itself, and its menu. */
export const OrderedItem = ({ name, place, handle: { ref, attributes, listeners }, menu, children }: Props) => (
  <>
    <button
      ref={ref}
      type="button"
      className={styles.handle}
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}, ${place}`}
    >
      <HandleIcon />
    </button>
    <div className={styles.item}>{children}</div>
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Place of ${name}`}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{menu}</Menu.Dropdown>
    </Menu>
  </>
)
