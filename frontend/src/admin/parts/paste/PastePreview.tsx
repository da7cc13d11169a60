import { quantity } from '../../../ui/format/figures'
import { WarningIcon } from '../../../ui/icons'
import { SelectField } from '../forms/choice-fields'
import { existingField, LEFT_OUT, SOMEBODY_NEW, type PastedRow, type PastedRows } from './pasted-rows'
import styles from './paste.module.css'

const summaryOf = ({ rows }: PastedRows) => {
  const faults = rows.filter(row => row.faults.length > 0).length
  const warnings = rows.filter(row => row.faults.length === 0 && row.warnings.length > 0).length
  const parts = [
    quantity(rows.length, 'line') + ' read',
    ...(faults > 0 ? [`${quantity(faults, 'line')} to correct`] : []),
    ...(warnings > 0 ? [`${quantity(warnings, 'line')} to look at`] : []),
  ]
  return parts.join(', ')
}

type Props = {
  of: PastedRows
  /** Who a line was chosen to be; '' before that. */
  choiceOf: (row: PastedRow) => string
  onChoose: (row: PastedRow, choice: string) => void
}

/** What was understood of a pasted list, row by row, with what is wrong beside it. */
export const PastePreview = ({ of, choiceOf, onChoose }: Props) => {
  const { columns, rows } = of
  return (
    <div className={styles.preview}>
      <p role="status" className={styles.summary}>
        {summaryOf(of)}
      </p>
      <div className={styles.scroll} role="region" aria-label="What was understood" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              {columns.map(column => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <Row
                // A team of a table has the line of its first player.
                key={`${row.line} ${place}`}
                row={row}
                columns={columns.length}
                choice={choiceOf(row)}
                onChoose={choice => onChoose(row, choice)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

type Choice = { choice: string; onChoose: (choice: string) => void }

/** Who a line is that has the name of somebody: asked here, and not again when the list is added. */
const Meant = ({ line, existing, choice, onChoose }: Choice & { line: number; existing: NonNullable<PastedRow['existing']> }) => (
  <SelectField
    className={styles.meant}
    name={existingField(line)}
    label={`Line ${line} is`}
    value={choice}
    onChange={event => onChoose(event.currentTarget.value)}
    data={[
      { value: '', label: 'Choose…' },
      ...existing.map(({ id, label }) => ({ value: String(id), label })),
      { value: SOMEBODY_NEW, label: 'A new player of the same name' },
      { value: LEFT_OUT, label: 'Nobody: leave this line out' },
    ]}
  />
)

const Row = ({
  row: { line, cells, isHead, isOver, faults, warnings, existing = [] },
  columns,
  ...choice
}: Choice & { row: PastedRow; columns: number }) => {
  const notes = [...faults, ...warnings]
  return (
    <>
      <tr className={isOver ? styles.over : isHead ? styles.head : undefined}>
        <td className={styles.line}>{line}</td>
        {isHead ? (
          <th scope="rowgroup" colSpan={columns}>
            {cells[0]}
          </th>
        ) : (
          cells.map((cell, i) => <td key={columns * line + i}>{cell}</td>)
        )}
      </tr>
      {notes.length > 0 && (
        <tr className={faults.length > 0 ? styles.fault : styles.warning}>
          <td />
          <td colSpan={columns}>
            <span className={styles.note}>
              <WarningIcon size={16} /> {notes.join(' ')}
            </span>
            {faults.length === 0 && existing.length > 0 && <Meant line={line} existing={existing} {...choice} />}
          </td>
        </tr>
      )}
    </>
  )
}
