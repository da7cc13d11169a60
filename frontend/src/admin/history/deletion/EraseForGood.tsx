import { Button, Paper } from '@mantine/core'
import { DeleteIcon } from '../../../ui/icons'
import { Part } from '../../parts/page/Part'
import styles from './EraseForGood.module.css'
import { useErasePerson, type Person } from './useErasePerson'

type Props = {
  person: Person
  /** They are erased: their page shows nobody any more. */
  onErased: () => void
}

/** At the end of a person's page, away from what is done every day (docs/people.md#erasing). */
export const EraseForGood = ({ person, onErased }: Props) => {
  const erase = useErasePerson()
  const run = async () => {
    if (await erase(person)) onErased()
  }
  return (
    <Part title="Erase for good">
      <Paper className={styles.card} withBorder>
        <p>
          Deleting can be undone, this cannot: the name and everything personal go from every page and from the history. Do it
          when {person.name} asks for it.
        </p>
        <div>
          <Button variant="outline" color="red" leftSection={<DeleteIcon />} onClick={() => void run()}>
            Erase {person.name}
          </Button>
        </div>
      </Paper>
    </Part>
  )
}
