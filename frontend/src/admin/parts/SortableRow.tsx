import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ActionIcon, Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { HandleIcon, MoreIcon } from '../../ui/icons'
import { placeAfter, type Step } from './reorder'
import styles from './SortableList.module.css'

type Props = {
  id: string | number
  name: string
  place: number
  count: number
  onMove: (to: number) => void
  children: ReactNode
}

const steps: readonly { step: Step; label: string }[] = [
  { step: 'up', label: 'Move up' },
  { step: 'down', label: 'Move down' },
  { step: 'top', label: 'Move to top' },
  { step: 'bottom', label: 'Move to bottom' },
]

/** An item of a `SortableList`: handle, the item itself, and the menu for those who do not drag. */
export const SortableRow = ({ id, name, place, count, onMove, children }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.dragged : styles.row}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}, position ${place + 1} of ${count}`}
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
        <Menu.Dropdown>
          {steps.map(({ step, label }) => {
            const to = placeAfter(step, place, count)
            return (
              <Menu.Item key={step} disabled={to === undefined} onClick={() => to !== undefined && onMove(to)}>
                {label}
              </Menu.Item>
            )
          })}
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
