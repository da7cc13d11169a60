import type { CalendarChangeAnswer, DraftAnswer } from '../../../../../api/schema'
import { quantity } from '../../../../../ui/format/figures'

const sum = (all: readonly CalendarChangeAnswer[], what: 'added' | 'cancelled') =>
  all.reduce((total, one) => total + one[what], 0)

/** `12 games become public. 8 games that everybody sees now are replaced, 2 that were played stay.` */
export const publishInWords = ({ weeks, replaced, kept }: Pick<DraftAnswer, 'weeks' | 'replaced' | 'kept'>): string => {
  const games = weeks.reduce((total, week) => total + week.games.length, 0)
  const first = `${quantity(games, 'game')} ${games === 1 ? 'becomes' : 'become'} public.`
  const going =
    replaced > 0 ? ` ${quantity(replaced, 'game')} that everybody sees now ${replaced === 1 ? 'is' : 'are'} replaced.` : ''
  const staying =
    kept > 0 ? ` ${quantity(kept, 'game')} that ${kept === 1 ? 'was' : 'were'} played ${kept === 1 ? 'stays' : 'stay'}.` : ''
  return `${first}${going}${staying}`
}

/** `6 new events, 3 cancelled` */
export const calendarInWords = ({ added, cancelled }: Pick<CalendarChangeAnswer, 'added' | 'cancelled'>): string =>
  [added > 0 && quantity(added, 'new event'), cancelled > 0 && `${cancelled} cancelled`].filter(Boolean).join(', ')

/** `What calendars get: 12 new events, 8 cancelled`, each of which is in the calendars of two teams. */
export const calendarsInWords = (calendars: readonly CalendarChangeAnswer[]): string => {
  const all = { added: sum(calendars, 'added') / 2, cancelled: sum(calendars, 'cancelled') / 2 }
  return `What calendars get: ${calendarInWords(all) || 'nothing new'}`
}
