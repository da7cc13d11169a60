import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator'
import { momentOf } from '../games/moment'

/** A game as a calendar shows it. */
export type CalendarGame = {
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

/** How often readers are asked to look again, in seconds. */
const REFRESH = 60 * 60

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<CalendarGame['status'], ICalEventStatus>

const whenOf = ({ date, time, zone }: CalendarGame): Pick<ICalEventData, 'start' | 'end' | 'allDay'> => {
  if (time === null) return { start: new Date(`${date}T00:00:00Z`), allDay: true }
  const start = new Date(momentOf(date, time, zone))
  return { start, end: new Date(start.getTime() + LENGTH) }
}

const eventOf = (game: CalendarGame): ICalEventData => ({
  ...whenOf(game),
  id: game.uid,
  summary: game.summary,
  status: STATUS[game.status],
  sequence: game.sequence,
  stamp: new Date(game.changedAt),
  lastModified: new Date(game.changedAt),
  ...(game.description === null ? {} : { description: game.description }),
  ...(game.location === null ? {} : { location: game.location }),
  ...(game.url === null ? {} : { url: game.url }),
})

/** Games as a calendar that other programs read and subscribe to (RFC 5545). The same games are the same text. */
export const calendarText = (name: string, games: readonly CalendarGame[]): string =>
  ical({ name, prodId: { company: 'Fullcourt', product: 'Schedule' }, ttl: REFRESH, events: games.map(eventOf) }).toString()
