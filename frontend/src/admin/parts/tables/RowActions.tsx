import { Group } from '@mantine/core'
import { DeleteIcon, EditIcon } from '../../../ui/icons'
import { RowButton } from './RowButton'

type Props = {
  /** The name of the thing in the row, for screen readers. */
  name: string
  onEdit: () => void
  /** Not given where it may not be deleted. */
  onDelete?: (() => void) | undefined
  /** Erases a person for good; not given where there is none, or they may not be erased. */
  onErase?: (() => void) | undefined
}

/** What can be done with the thing in a row of a table. */
export const RowActions = ({ name, onEdit, onDelete, onErase }: Props) => (
  <Group gap={4} wrap="nowrap">
    <RowButton verb="Edit" about={name} leftSection={<EditIcon size={16} />} onClick={onEdit} />
    {onDelete && <RowButton verb="Delete" about={name} danger leftSection={<DeleteIcon size={16} />} onClick={onDelete} />}
    {onErase && <RowButton verb="Erase" about={name} danger leftSection={<DeleteIcon size={16} />} onClick={onErase} />}
  </Group>
)
