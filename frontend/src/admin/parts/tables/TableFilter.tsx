import { Button, Group, TextInput } from '@mantine/core'
import { EmptyState } from '../feedback/EmptyState'
import styles from './AdminTable.module.css'

type Props = { label: string; value: string; onChange: (text: string) => void; found: number }

/** Looks for rows by what they say; the address keeps it. */
export const TableFilter = ({ label, value, onChange, found }: Props) => (
  <>
    <Group align="end" className={styles.filter}>
      <TextInput type="search" label={`Filter ${label}`} value={value} onChange={event => onChange(event.currentTarget.value)} />
      {value !== '' && (
        <Button variant="subtle" onClick={() => onChange('')}>
          Show all<span className="visuallyHidden"> {label}</span>
        </Button>
      )}
    </Group>
    {found === 0 && <EmptyState hint="Try fewer words.">Nothing found for “{value}”.</EmptyState>}
  </>
)
