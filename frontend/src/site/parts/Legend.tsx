import type { ReactNode } from 'react'
import styles from './Legend.module.css'

type Props = {
  columns: readonly { readonly key: string; readonly name: string; readonly short?: string }[]
  cut?: string
  note?: ReactNode
}

/** What the short headings mean, in reach of a finger too, and what the heavy rule is. */
export const Legend = ({ columns, cut, note }: Props) => {
  const short = columns.filter(column => column.short && column.short !== column.name)
  if (!short.length && !cut && !note) return null
  return (
    <div className={styles.legend}>
      {cut && <p className={styles.cut}>{cut}</p>}
      {note && <p>{note}</p>}
      {short.length > 0 && (
        <dl>
          {short.map(column => (
            <div key={column.key}>
              <dt>{column.short}</dt> <dd>{column.name}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
