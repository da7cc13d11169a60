import { none } from '../../../ui/format/figures'
import { shortDate } from '../../../ui/format/dates'
import { gameColumns, type NumberedGame, type RowActionButtons } from '../../games/list/game-columns'
import type { AdminColumn } from '../../parts/admin-column'
import { byeText, weekOffText } from '../schedule-words'
import type { ScheduleRow } from './schedule-rows'

type DatesOff = Exclude<ScheduleRow, { readonly kind: 'game' }>

const isGame = (row: ScheduleRow) => row.kind === 'game'
const gameOf = (row: Extract<ScheduleRow, { readonly kind: 'game' }>): NumberedGame => ({ ...row.game, number: row.number })

/** What a bye or a week off says in a column of games; nothing in those that are missing. */
const wordsOf = (row: DatesOff): Readonly<Record<string, string>> =>
  row.kind === 'bye'
    ? { id: String(row.number), date: row.bye.date, matchup: byeText(row.bye), location: none, status: 'Bye', results: none }
    : { id: String(row.number), date: row.weekOff.date, matchup: weekOffText(row.weekOff) }

const shownOf = (row: DatesOff, key: string) => (key === 'date' ? shortDate(row.date) : wordsOf(row)[key])

/** A column of games that byes and weeks off have a word in too. */
const withDatesOff = ({ show, by, text, ...column }: AdminColumn<NumberedGame>): AdminColumn<ScheduleRow> => ({
  ...column,
  show: row => (isGame(row) ? show(gameOf(row)) : shownOf(row, column.key)),
  ...(by && { by: row => (isGame(row) ? by(gameOf(row)) : (wordsOf(row)[column.key] ?? null)) }),
  ...(text && { text: row => (isGame(row) ? text(gameOf(row)) : (wordsOf(row)[column.key] ?? null)) }),
})

/** The columns of the schedule of a league. Spec 2 §2. */
export const scheduleColumns = (actions: RowActionButtons): readonly AdminColumn<ScheduleRow>[] =>
  gameColumns(actions).map(withDatesOff)
