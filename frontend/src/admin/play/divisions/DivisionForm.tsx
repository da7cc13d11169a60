import { Button, TextInput } from '@mantine/core'
import { cleanName } from '@fullcourt/domain/facts/text'
import { useRef, type FormEvent } from 'react'
import { PlusIcon } from '../../../ui/icons'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import styles from './divisions.module.css'
import { useCreateDivision } from './queries'

/** Creates a division. A blank name creates nothing (docs/admin.md#divisions). */
export const DivisionForm = ({ season }: { season: number }) => {
  const form = useRef<HTMLFormElement>(null)
  const run = useCommand()
  const create = useCreateDivision(season)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = cleanName(String(new FormData(event.currentTarget).get('name')))
    if (name === '') return
    const call = () => create.mutateAsync(name)
    if (await run({ call, done: `${name} created`, failure: FAILURES.createDivision })) form.current?.reset()
  }
  return (
    <form ref={form} className={styles.create} onSubmit={event => void submit(event)}>
      <TextInput name="name" aria-label="Name of the new division" placeholder="Division name" maxLength={200} />
      <Button type="submit" variant="default" leftSection={<PlusIcon />} loading={create.isPending}>
        Create Division
      </Button>
    </form>
  )
}
