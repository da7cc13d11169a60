import { SCORER_PATH } from '@fullcourt/domain/pages/scorer-page'
import { Link } from 'react-router-dom'
import { ChevronIcon } from '../../../ui/icons'
import { CourtsidePage } from '../../play/games/courtside/CourtsidePage'
import { useScoring } from './queries'
import styles from './scorer.module.css'

/** The screen beside the court for one game, under a line that says who scores, and leads to their other games where there are any. */
export const ScorerGame = () => {
  const { data } = useScoring()
  return (
    <>
      <header className={styles.bar}>
        {(data?.games.length ?? 0) > 1 && (
          <Link to={SCORER_PATH} className={styles.back}>
            <ChevronIcon size={16} /> Games
          </Link>
        )}
        <span className={styles.scorer}>{data?.name} scores</span>
      </header>
      <main className={styles.court}>
        <CourtsidePage />
      </main>
    </>
  )
}
