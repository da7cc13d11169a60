import { daysAfter } from '@fullcourt/domain/facts/days'
import { momentOf } from '../../contexts/games/moment'
import { contentLine, textOfLines, textValue } from './calendar-lines'

/** A game as a calendar shows it. */
export type CalendarEvent = {
  /** The same for ever, and in every calendar (RFC 5545, UID). */
  readonly uid: string
  readonly summary: string
  readonly description: string | null
  readonly url: string | null
  readonly location: string | null
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM`, wall time of the zone; without one it is an event of the whole day. */
  readonly time: string | null
  readonly zone: string
  readonly status: 'confirmed' | 'tentative' | 'cancelled'
  readonly sequence: number
  /** A moment of ISO 8601. */
  readonly changedAt: string
}

/** The media type of a calendar. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/** How long a game blocks a calendar: leagues do not say it. In milliseconds. */
const LENGTH = 60 * 60 * 1000

/** How often readers are asked to look again. */
const REFRESH = 'PT1H'

const text = (name: string, value: string | null): readonly string[] =>
  value === null ? [] : [contentLine(name, textValue(value))]

/** `20260702` */
const day = (date: string): string => date.slice(0, 4) + date.slice(5, 7) + date.slice(8, 10)

/** `20260702T023000Z`; the moment in milliseconds since 1970. */
const utc = (moment: number): string => {
  const text = new Date(moment).toISOString()
  return `${day(text)}T${text.slice(11, 13)}${text.slice(14, 16)}${text.slice(17, 19)}Z`
}

const whenOf = ({ date, time, zone }: CalendarEvent): readonly string[] => {
  if (time === null)
    return [contentLine('DTSTART;VALUE=DATE', day(date)), contentLine('DTEND;VALUE=DATE', day(daysAfter(date, 1)))]
  const start = Date.parse(momentOf(date, time, zone))
  return [contentLine('DTSTART', utc(start)), contentLine('DTEND', utc(start + LENGTH))]
}

const linesOf = (game: CalendarEvent): readonly string[] => {
  const changed = utc(Date.parse(game.changedAt))
  return [
    'BEGIN:VEVENT',
    ...text('UID', game.uid),
    contentLine('SEQUENCE', game.sequence),
    contentLine('DTSTAMP', changed),
    ...whenOf(game),
    ...text('SUMMARY', game.summary),
    ...text('LOCATION', game.location),
    ...text('DESCRIPTION', game.description),
    ...text('STATUS', game.status.toUpperCase()),
    ...(game.url === null ? [] : [contentLine('URL', game.url)]),
    contentLine('LAST-MODIFIED', changed),
    'END:VEVENT',
  ]
}

/** Whose games they are, and the IANA zone in which they are played. */
export type CalendarOf = { readonly name: string; readonly zone: string }

/** Games as a calendar that other programs read and subscribe to (RFC 5545). The same games are the same text. */
export const calendarText = ({ name, zone }: CalendarOf, games: readonly CalendarEvent[]): string =>
  textOfLines([
    'BEGIN:VCALENDAR',
    ...text('VERSION', '2.0'),
    ...text('PRODID', '-//Fullcourt//Schedule//EN'),
    ...text('METHOD', 'PUBLISH'),
    ...text('NAME;VALUE=TEXT', name),
    ...text('X-WR-CALNAME;VALUE=TEXT', name),
    ...text('X-WR-TIMEZONE;VALUE=TEXT', zone),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL;VALUE=DURATION', REFRESH),
    ...games.flatMap(linesOf),
    'END:VCALENDAR',
  ])
