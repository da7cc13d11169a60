import { Button, Group, TextInput } from '@mantine/core'
import { cleanName } from '@fullcourt/domain/facts/text'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { DivisionAnswer } from '../../api/schema'
import { EditIcon } from '../../ui/icons'
import { useCommand } from '../parts/use-command'
import styles from './divisions.module.css'
import { useRenameDivision } from './queries'

type Props = { season: number; division: DivisionAnswer }

/** The name of a division, changed where it stands: Enter confirms, Escape cancels. A blank name changes nothing (spec 2 §5). */
export const DivisionName = ({ season, division: { id, name, revision } }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isEditing) field.current?.select()
  }, [isEditing])
  const run = useCommand()
  const rename = useRenameDivision(season)

  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = cleanName(String(new FormData(event.currentTarget).get('name')))
    if (wanted === '' || wanted === name) return close()
    const isDone = await run({
      call: () => rename.mutateAsync({ id, name: wanted, revision }),
      undo: () => ({
        thing: `division ${id}`,
        message: `${name} is now ${wanted}`,
        undo: () => rename.mutateAsync({ id, name }),
      }),
      failure: 'The division could not be renamed.',
    })
    if (isDone) close()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }

  if (!isEditing)
    return (
      <div className={styles.title}>
        <h3>{name}</h3>
        <Button
          ref={button}
          variant="subtle"
          size="compact-sm"
          leftSection={<EditIcon size={16} />}
          onClick={() => setEditing(true)}
        >
          Rename<span className="visuallyHidden"> {name}</span>
        </Button>
      </div>
    )
  return (
    <form className={styles.rename} onSubmit={event => void submit(event)}>
      <TextInput ref={field} name="name" aria-label={`Name of ${name}`} defaultValue={name} maxLength={200} onKeyDown={escape} />
      <Group gap="xs" wrap="nowrap">
        <Button type="submit" size="compact-sm" loading={rename.isPending}>
          Save
        </Button>
        <Button variant="default" size="compact-sm" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
