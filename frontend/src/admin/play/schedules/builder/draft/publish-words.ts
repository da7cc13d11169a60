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

/** `Calendars of 4 teams: 12 new events, 8 cancelled.` Each game is in the calendars of two teams. */
export const calendarsInWords = (calendars: readonly CalendarChangeAnswer[]): string =>
  calendars.length === 0
    ? 'Calendars that people follow get nothing new.'
    : `Calendars that people follow, of ${quantity(calendars.length, 'team')}: ${calendarInWords({
        added: sum(calendars, 'added'),
        cancelled: sum(calendars, 'cancelled'),
      })}.`
