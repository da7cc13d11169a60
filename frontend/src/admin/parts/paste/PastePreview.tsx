import { counted } from '../../../ui/format/figures'
import { WarningIcon } from '../../../ui/icons'
import { existingField, type PastedRow, type PastedRows } from './pasted-rows'
import styles from './paste.module.css'

const summaryOf = (rows: readonly PastedRow[]) => {
  const faults = rows.filter(row => row.faults.length > 0).length
  const warnings = rows.filter(row => row.warnings.length > 0).length
  const parts = [
    counted(rows.length, 'line') + ' understood',
    ...(faults > 0 ? [`${counted(faults, 'line')} to correct`] : []),
    ...(warnings > 0 ? [`${counted(warnings, 'line')} to look at`] : []),
  ]
  return parts.join(', ')
}

/** What was understood of a pasted list, row by row, with what is wrong beside it. */
export const PastePreview = ({ of: { columns, rows } }: { of: PastedRows }) => (
  <div className={styles.preview}>
    <p role="status" className={styles.summary}>
      {summaryOf(rows)}
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
          {rows.map(row => (
            <Row key={row.line} row={row} columns={columns.length} />
          ))}
        </tbody>
      </table>
    </div>
  </div>
)

const Meant = ({ line, existing }: { line: number; existing: NonNullable<PastedRow['existing']> }) => (
  <label className={styles.meant}>
    Line {line} is
    <select name={existingField(line)} defaultValue="">
      <option value="">somebody new</option>
      {existing.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
)

const Row = ({ row: { line, cells, isHead, faults, warnings, existing = [] }, columns }: { row: PastedRow; columns: number }) => {
  const notes = [...faults, ...warnings]
  return (
    <>
      <tr className={isHead ? styles.head : undefined}>
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
            {faults.length === 0 && existing.length > 0 && <Meant line={line} existing={existing} />}
          </td>
        </tr>
      )}
    </>
  )
}
