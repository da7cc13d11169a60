import { absoluteAddress, useSite } from '../site'
import { calendarOfGame } from './addresses'
import type { GameToAdd } from './take-away'
import styles from './TakeAway.module.css'

/** A game as far as a calendar needs it. */
export type CalendarGame = {
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** `HH:MM`, wall time of the zone; without one it takes the whole day. */
  readonly time: string | null
  readonly zone: string
  readonly place: string | null
  readonly url: string
}

const digits = (text: string) => text.replace(/\D/g, '')

/** A wall time some minutes later, in the form of calendars. */
const later = ({ date, time }: CalendarGame, minutes: number) =>
  digits(
    new Date(Date.parse(`${date}T${time ?? '00:00'}:00Z`) + minutes * 60_000).toISOString().slice(0, time === null ? 10 : 19),
  )

const asStamp = (stamp: string) => (stamp.length > 8 ? `${stamp.slice(0, 8)}T${stamp.slice(8)}` : stamp)

/** Leagues do not say how long a game takes: the calendars of the server count an hour too. */
const gameMinutes = 60
const dayMinutes = 24 * 60

/** Where Google Calendar takes one game in. */
export const googleGame = (game: CalendarGame) => {
  const ends = later(game, game.time === null ? dayMinutes : gameMinutes)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: game.title,
    dates: `${asStamp(later(game, 0))}/${asStamp(ends)}`,
    ctz: game.zone,
    details: game.url,
    ...(game.place === null ? {} : { location: game.place }),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

type Props = { game: GameToAdd }

/** One game into the visitor's calendar; nothing for a game without a date. */
export const AddToCalendar = ({ game }: Props) => {
  const site = useSite()
  const { id, date } = game
  if (date === null) return null
  const url = absoluteAddress(site, `/games/${id}`)
  return (
    <p className={styles.links}>
      <a href={calendarOfGame(site, id)} download>
        Add to calendar
      </a>
      <a href={googleGame({ ...game, date, zone: site.zone, url })} rel="noopener">
        Google Calendar
      </a>
    </p>
  )
}
