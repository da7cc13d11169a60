import { Button } from '@mantine/core'
import { longDate } from '../../ui/format/dates'
import { none } from '../../ui/format/figures'
import { CheckIcon, EditIcon } from '../../ui/icons'
import type { AdminColumn } from './admin-column'
import { IconWord } from './IconWord'

/** A day: `November 21, 2026`, or nothing. */
export const dateColumn = <Row,>(key: string, head: string, dateOf: (row: Row) => string | null): AdminColumn<Row> => ({
  key,
  head,
  by: dateOf,
  text: dateOf,
  show: row => {
    const date = dateOf(row)
    return date ? longDate(date) : none
  },
})

/** Whether a season is the one that public pages show. */
export const activeColumn = <Row extends { readonly active: boolean }>(): AdminColumn<Row> => ({
  key: 'active',
  head: 'Active',
  by: ({ active }) => Number(active),
  text: ({ active }) => (active ? 'Active' : ''),
  show: ({ active }) => (active ? <IconWord icon={<CheckIcon size={16} />}>Active</IconWord> : none),
})

/** The button that opens the form of a row. */
export const editColumn = <Row,>(nameOf: (row: Row) => string, edit: (row: Row) => void): AdminColumn<Row> => ({
  key: 'edit',
  head: 'Edit',
  show: row => (
    <Button variant="subtle" size="compact-sm" leftSection={<EditIcon size={16} />} onClick={() => edit(row)}>
      Edit<span className="visuallyHidden"> {nameOf(row)}</span>
    </Button>
  ),
})
