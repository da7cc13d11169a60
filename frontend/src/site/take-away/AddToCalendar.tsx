import { absoluteAddress, useSite } from '../site'
import { calendarOfGame } from './addresses'
import { googleGame } from './google-game'
import styles from './TakeAway.module.css'

type Props = {
  game: {
    readonly id: number
    readonly date: string | null
    readonly time: string | null
    readonly place: string | null
    /** `DINKs @ Ohana` */
    readonly title: string
  }
}

/** One game into the visitor's calendar; nothing for a game without a date. */
export const AddToCalendar = ({ game }: Props) => {
  const site = useSite()
  const { id, date } = game
  if (date === null) return null
  const url = absoluteAddress(site, `/games/${id}`)
  return (
    <p className={`${styles.links} screen-only`}>
      <a href={calendarOfGame(site, id)} download>
        Add to calendar
      </a>
      <a href={googleGame({ ...game, date, zone: site.zone, url })} rel="noopener">
        Google Calendar
      </a>
    </p>
  )
}
