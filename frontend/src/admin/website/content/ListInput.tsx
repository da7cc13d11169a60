import { Button } from '@mantine/core'
import type { SiteItem } from '@fullcourt/domain/organizations/site/events'
import { MOST_ENTRIES, type ListField } from '@fullcourt/domain/pages/site-fields'
import { useState } from 'react'
import { PlusIcon } from '../../../ui/icons'
import { RowButton } from '../../parts/tables/RowButton'
import { SortableList } from '../../parts/lists/SortableList'
import { PlainInput } from './PlainInput'
import styles from './website.module.css'

type Props = {
  organization: number
  field: ListField
  value: readonly SiteItem[]
  onChange: (value: readonly SiteItem[]) => void
}

/** An entry while it is edited: what it is called in the list must not change with what is typed in it. */
type Row = { readonly key: number; readonly item: SiteItem }

const without = (item: SiteItem, name: string): SiteItem =>
  Object.fromEntries(Object.entries(item).filter(([key]) => key !== name))

const withText = (item: SiteItem, name: string, text: string): SiteItem => {
  const others = without(item, name)
  return text === '' ? others : { ...others, [name]: text }
}

/** The fields of an entry in the order in which they are stored: the same entry is equal however it was typed. */
const inOrder = ({ fields }: ListField, item: SiteItem): SiteItem =>
  Object.fromEntries(Object.keys(fields).flatMap(name => (item[name] === undefined ? [] : [[name, item[name]]])))

const isFilled = (item: SiteItem) => Object.keys(item).length > 0

const filledRows = (field: ListField, rows: readonly Row[]) => rows.map(({ item }) => inOrder(field, item)).filter(isFilled)

const rowsOf = (value: readonly SiteItem[]): readonly Row[] => value.map((item, key) => ({ key, item }))

/** The rows of a list, and the value that they show: one that comes from elsewhere (somebody else, an undo) takes their place. */
const useRows = (field: ListField, value: readonly SiteItem[]) => {
  const [shown, setShown] = useState({ rows: rowsOf(value), of: JSON.stringify(value) })
  const setRows = (rows: readonly Row[]) => setShown({ rows, of: JSON.stringify(filledRows(field, rows)) })
  if (shown.of !== JSON.stringify(value)) setShown({ rows: rowsOf(value), of: JSON.stringify(value) })
  return [shown.rows, setRows] as const
}

/** A list of entries: added, put in order by hand or by keyboard, removed. */
export const ListInput = ({ organization, field, value, onChange }: Props) => {
  const [rows, setRows] = useRows(field, value)
  const become = (next: readonly Row[]) => {
    setRows(next)
    onChange(filledRows(field, next))
  }
  const nameOf = ({ key, item }: Row) =>
    Object.values(inOrder(field, item)).find(text => !text.startsWith('/uploads/')) ??
    `${field.entry} ${rows.findIndex(row => row.key === key) + 1}`
  const add = () => setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, item: {} }])
  const change = (row: Row, name: string, text: string) =>
    become(rows.map(one => (one.key === row.key ? { ...one, item: withText(one.item, name, text) } : one)))
  return (
    <fieldset className={styles.list}>
      <legend>{field.label}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      {rows.length > 0 && (
        <SortableList
          label={field.label}
          items={rows}
          itemKey={({ key }) => key}
          itemName={nameOf}
          onReorder={({ wanted }) => {
            become(wanted)
            return Promise.resolve(wanted)
          }}
        >
          {row => (
            <div className={styles.entry} role="group" aria-label={nameOf(row)}>
              {Object.entries(field.fields).map(([name, plain]) => (
                <PlainInput
                  key={name}
                  organization={organization}
                  field={plain}
                  value={row.item[name] ?? ''}
                  onChange={text => change(row, name, text)}
                />
              ))}
              <div>
                <RowButton
                  verb="Remove"
                  about={nameOf(row)}
                  danger
                  onClick={() => become(rows.filter(({ key }) => key !== row.key))}
                />
              </div>
            </div>
          )}
        </SortableList>
      )}
      <div>
        <Button variant="default" leftSection={<PlusIcon />} disabled={rows.length >= MOST_ENTRIES} onClick={add}>
          Add {field.entry}
        </Button>
      </div>
    </fieldset>
  )
}
