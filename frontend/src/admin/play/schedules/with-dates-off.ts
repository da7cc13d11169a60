import { byeText, weekOffText } from '../../../ui/format/dates-off'
import { none } from '../../../ui/format/figures'
import type { AdminColumn } from '../../parts/tables/admin-column'
import type { ListedGame, ScheduleRow } from './schedule-rows'

type DateOff<Game extends ListedGame> = Exclude<ScheduleRow<Game>, { readonly kind: 'game' }>

/** What a bye or a week off says in a column of games; nothing in those that are missing. */
const wordsOf = <Game extends ListedGame>(row: DateOff<Game>): Readonly<Record<string, string>> =>
  row.kind === 'bye'
    ? { id: String(row.number), date: row.bye.date, matchup: byeText(row.bye), location: none, status: 'Bye', results: none }
    : { id: String(row.number), date: row.weekOff.date, matchup: weekOffText(row.weekOff) }

/** A game with its number in the whole list. */
type Numbered<Game> = Game & { readonly number: number }

/** A column of games that byes and weeks off have a word in too; `dateText` writes their dates as the column does those of games. */
export const withDatesOff =
  <Game extends ListedGame>(dateText: (date: string | null) => string) =>
  ({ show, by, text, ...column }: AdminColumn<Numbered<Game>>): AdminColumn<ScheduleRow<Game>> => {
    const word = (row: DateOff<Game>) => wordsOf(row)[column.key]
    const gameOf = ({ game, number }: Extract<ScheduleRow<Game>, { readonly kind: 'game' }>) => ({ ...game, number })
    return {
      ...column,
      show: row => {
        if (row.kind === 'game') return show(gameOf(row))
        return column.key === 'date' ? dateText(row.date) : word(row)
      },
      ...(by && { by: row => (row.kind === 'game' ? by(gameOf(row)) : (word(row) ?? null)) }),
      ...(text && { text: row => (row.kind === 'game' ? text(gameOf(row)) : (word(row) ?? null)) }),
    }
  }
