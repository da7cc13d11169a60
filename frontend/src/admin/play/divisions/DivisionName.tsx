import { Button, Group, TextInput } from '@mantine/core'
import { cleanName } from '@fullcourt/domain/facts/text'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { DivisionAnswer } from '../../../api/schema'
import { EditIcon } from '../../../ui/icons'
import { ConflictCard } from '../../parts/editing/ConflictCard'
import styles from './divisions.module.css'
import { useRenaming } from './use-renaming'

type Props = { season: number; division: DivisionAnswer }

/**
 * The name of a division, changed where it stands: Enter confirms, Escape cancels. A blank name changes nothing (docs/admin.md#divisions).
 */
export const DivisionName = ({ season, division }: Props) => {
  const [opened, setOpened] = useState<DivisionAnswer | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpened(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (opened) return <NameForm season={season} opened={opened} onClose={close} />
  return (
    <div className={styles.title}>
      <h3>{division.name}</h3>
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        leftSection={<EditIcon size={16} />}
        onClick={() => setOpened(division)}
      >
        Rename<span className="visuallyHidden"> {division.name}</span>
      </Button>
    </div>
  )
}

/** Sent against the revision at which it was opened: who comes second sees both names and chooses. */
const NameForm = ({ season, opened, onClose }: { season: number; opened: DivisionAnswer; onClose: () => void }) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const { rename, isSaving, conflict, keepMine } = useRenaming(season, opened, onClose)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (conflict) return
    const wanted = cleanName(String(new FormData(event.currentTarget).get('name')))
    if (wanted === '' || wanted === opened.name) onClose()
    else void rename(wanted)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }

  return (
    <form className={styles.rename} onSubmit={submit}>
      <TextInput
        ref={field}
        name="name"
        aria-label={`Name of ${opened.name}`}
        defaultValue={opened.name}
        maxLength={200}
        onKeyDown={escape}
      />
      <Group gap="xs" wrap="nowrap">
        <Button type="submit" size="compact-sm" loading={isSaving} disabled={conflict !== null}>
          Save
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          Cancel
        </Button>
      </Group>
      {conflict && (
        <ConflictCard
          title="Changed meanwhile"
          message={conflict.message}
          versions={[{ label: 'Name', mine: conflict.mine, theirs: conflict.theirs.value }]}
          onMine={keepMine}
          onTheirs={onClose}
        />
      )}
    </form>
  )
}
