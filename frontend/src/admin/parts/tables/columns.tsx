import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { dateText } from '../../../ui/format/dates'
import { none, whole } from '../../../ui/format/figures'
import { CheckIcon, EditIcon } from '../../../ui/icons'
import { CappedText } from '../lists/CappedText'
import { RowButton } from './RowButton'
import type { AdminColumn } from './admin-column'
import { IconWord } from './IconWord'

/** A text, or nothing. */
export const textColumn = <Row,>(
  key: string,
  head: string,
  textOf: (row: Row) => string | null,
  more: Pick<AdminColumn<Row>, 'long' | 'naming'> = {},
): AdminColumn<Row> => ({
  key,
  head,
  by: textOf,
  show: row => {
    const text = textOf(row) ?? none
    return more.long ? <CappedText>{text}</CappedText> : text
  },
  ...more,
})

/** A figure: a whole number, where `show` does not write it otherwise. */
export const figureColumn = <Row,>(
  key: string,
  head: string,
  figureOf: (row: Row) => number | null,
  show: (row: Row) => string = row => whole(figureOf(row)),
): AdminColumn<Row> => ({ key, head, figures: true, by: figureOf, show })

/** A column that stands under the name, where each row is one dense line on a phone. */
export const inSummary = <Row,>(column: AdminColumn<Row>): AdminColumn<Row> => ({ ...column, summary: true })

/** What a row is called: a link to its page, beside its picture where it has one. The first of these names the row. */
export const linkColumn = <Row,>(
  key: string,
  head: string,
  nameOf: (row: Row) => string,
  addressOf: (row: Row) => string,
  picture?: (row: Row) => ReactNode,
): AdminColumn<Row> => ({
  key,
  head,
  naming: true,
  by: nameOf,
  show: row => {
    const link = (
      <Link to={addressOf(row)}>
        <CappedText>{nameOf(row)}</CappedText>
      </Link>
    )
    return picture ? <IconWord icon={picture(row)}>{link}</IconWord> : link
  },
})

/** A day: `November 21, 2026`, or nothing. */
export const dateColumn = <Row,>(key: string, head: string, dateOf: (row: Row) => string | null): AdminColumn<Row> => ({
  key,
  head,
  by: dateOf,
  text: dateOf,
  show: row => {
    const date = dateOf(row)
    return date ? dateText(date) : none
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
  show: row => <RowButton verb="Edit" about={nameOf(row)} leftSection={<EditIcon size={16} />} onClick={() => edit(row)} />,
})
