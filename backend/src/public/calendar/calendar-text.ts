import ICAL from 'ical.js'
import { daysAfter } from '@fullcourt/domain/facts/days'
import { momentOf } from '../../contexts/games/moment'

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

/** A line has at most 75 bytes with the space that continues one (RFC 5545, 3.1). */
ICAL.foldLength = 74

/** How often readers are asked to look again. */
const REFRESH = 'PT1H'

/** A property as jCal writes it (RFC 7265): name, parameters, type of the value, value. */
type Property = readonly [name: string, parameters: object, type: string, value: string | number]
type Component = readonly [name: string, properties: readonly Property[], components: readonly Component[]]

/** What a text has no place for (RFC 5545, 3.1): a reader may take a lone CR for the end of the line. */
const CONTROL = /[^\P{Cc}\n\t]/gu

const text = (name: string, value: string | null): readonly Property[] =>
  value === null ? [] : [[name, {}, 'text', value.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL, '')]]

/** `2026-07-02T02:30:00Z` */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`

const whenOf = ({ date, time, zone }: CalendarEvent): readonly Property[] => {
  if (time === null)
    return [
      ['dtstart', {}, 'date', date],
      ['dtend', {}, 'date', daysAfter(date, 1)],
    ]
  const start = new Date(momentOf(date, time, zone))
  return [
    ['dtstart', {}, 'date-time', utc(start)],
    ['dtend', {}, 'date-time', utc(new Date(start.getTime() + LENGTH))],
  ]
}

const eventOf = (game: CalendarEvent): Component => {
  const changed = utc(new Date(game.changedAt))
  const properties: readonly Property[] = [
    ...text('uid', game.uid),
    ['sequence', {}, 'integer', game.sequence],
    ['dtstamp', {}, 'date-time', changed],
    ...whenOf(game),
    ...text('summary', game.summary),
    ...text('location', game.location),
    ...text('description', game.description),
    ...text('status', game.status.toUpperCase()),
    ...(game.url === null ? [] : [['url', {}, 'uri', game.url] as const]),
    ['last-modified', {}, 'date-time', changed],
  ]
  return ['vevent', properties, []]
}

/** Whose games they are, and the IANA zone in which they are played. */
export type CalendarOf = { readonly name: string; readonly zone: string }

/** Games as a calendar that other programs read and subscribe to (RFC 5545). The same games are the same text. */
export const calendarText = ({ name, zone }: CalendarOf, games: readonly CalendarEvent[]): string => {
  const properties: readonly Property[] = [
    ...text('version', '2.0'),
    ...text('prodid', '-//Fullcourt//Schedule//EN'),
    ...text('method', 'PUBLISH'),
    ...text('name', name),
    ...text('x-wr-calname', name),
    ...text('x-wr-timezone', zone),
    ['refresh-interval', {}, 'duration', REFRESH],
    ['x-published-ttl', {}, 'duration', REFRESH],
  ]
  const calendar: Component = ['vcalendar', properties, games.map(eventOf)]
  return ICAL.stringify([...calendar])
}
