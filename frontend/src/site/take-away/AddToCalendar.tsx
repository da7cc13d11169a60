import { absoluteAddress, useSite } from '../site'
import { calendarOfGame } from './addresses'
import { googleGame } from './google-game'
import type { GameToAdd } from './take-away'
import styles from './TakeAway.module.css'

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
