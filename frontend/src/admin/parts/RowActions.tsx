import { Button, Group } from '@mantine/core'
import { DeleteIcon, EditIcon } from '../../ui/icons'

type Props = {
  /** The name of the thing in the row, for screen readers. */
  name: string
  onEdit: () => void
  /** Not given where it may not be deleted. */
  onDelete?: (() => void) | undefined
  /** Erases a person for good; not given where there is none, or he may not be erased. */
  onErase?: (() => void) | undefined
}

/** What can be done with the thing in a row of a table. */
export const RowActions = ({ name, onEdit, onDelete, onErase }: Props) => (
  <Group gap={4} wrap="nowrap">
    <Button variant="subtle" size="compact-sm" leftSection={<EditIcon size={16} />} onClick={onEdit}>
      Edit<span className="visuallyHidden"> {name}</span>
    </Button>
    {onDelete && (
      <Button variant="subtle" color="red" size="compact-sm" leftSection={<DeleteIcon size={16} />} onClick={onDelete}>
        Delete<span className="visuallyHidden"> {name}</span>
      </Button>
    )}
    {onErase && (
      <Button variant="subtle" color="red" size="compact-sm" leftSection={<DeleteIcon size={16} />} onClick={onErase}>
        Erase<span className="visuallyHidden"> {name}</span>
      </Button>
    )}
  </Group>
)
