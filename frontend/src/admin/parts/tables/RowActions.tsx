import { Group } from '@mantine/core'
import { DeleteIcon, EditIcon } from '../../../ui/icons'
import { RowButton } from './RowButton'

type Props = {
  /** The name of the thing in the row, for screen readers. */
  name: string
  onEdit: () => void
  /** Not given where it may not be deleted. */
  onDelete?: (() => void) | undefined
}

/** What can be done with the thing in a row of a table. */
export const RowActions = ({ name, onEdit, onDelete }: Props) => (
  <Group gap={4} wrap="nowrap">
    <RowButton verb="Edit" about={name} leftSection={<EditIcon size={16} />} onClick={onEdit} />
    {onDelete && <RowButton verb="Delete" about={name} danger leftSection={<DeleteIcon size={16} />} onClick={onDelete} />}
  </Group>
)
