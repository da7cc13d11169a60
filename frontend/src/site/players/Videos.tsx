import { shortDate } from '../../ui/format/dates'
import { Video } from '../games/Video'
import { Empty } from '../parts/Empty'
import { useSite } from '../site'
import type { Profile } from './profile'
import styles from './PlayerTables.module.css'

/** So many videos of games are shown, of the latest ones. */
const mostGames = 6

/** Videos of a player: their own, then those of their latest games. */
export const Videos = ({ player: { name, videos, games } }: { player: Profile }) => {
  const { today } = useSite()
  const ofGames = games
    .flatMap(({ video, opponent, atHome, date }) =>
      video ? [{ title: `${atHome ? 'vs' : 'at'} ${opponent.name}, ${shortDate(date, today)}`, url: video }] : [],
    )
    .slice(-mostGames)
    .reverse()
  const all = [...videos, ...ofGames]
  if (all.length === 0) return <Empty>No videos yet.</Empty>
  return (
    <ul className={styles.videos}>
      {all.map(({ title, url }) => (
        <li key={url}>
          <strong>{title}</strong>
          <Video url={url} title={`${name}, ${title}`} />
        </li>
      ))}
    </ul>
  )
}
