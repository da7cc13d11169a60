import { Button, Group, TextInput } from '@mantine/core'
import { EmptyState } from '../feedback/EmptyState'
import styles from './AdminTable.module.css'
import { holdsWords } from '@fullcourt/domain/facts/plain-text'
import type { AdminColumn } from './admin-column'

/** The rows in which every word that is looked for is found, in whatever column, case, accent and order. */
export const rowsWith = <Row,>(rows: readonly Row[], columns: readonly AdminColumn<Row>[], wanted: string): readonly Row[] =>
  wanted.trim() === '' ? rows : rows.filter(row => holdsWords(columns.map(({ by }) => by?.(row) ?? '').join(' '), wanted))

type Props = { label: string; value: string; onChange: (text: string) => void; found: number }

/** Looks for rows by what they say; the address keeps it. */
export const TableFilter = ({ label, value, onChange, found }: Props) => (
  <>
    <Group gap="xs" className={styles.filter}>
      <TextInput
        type="search"
        className={styles.filterField}
        aria-label={`Filter ${label}`}
        placeholder={`Filter ${label}`}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <Button variant="subtle" onClick={() => onChange('')}>
          Show all<span className="visuallyHidden"> {label}</span>
        </Button>
      )}
    </Group>
    {found === 0 && <EmptyState hint="Try fewer words.">Nothing found for “{value}”.</EmptyState>}
  </>
)
