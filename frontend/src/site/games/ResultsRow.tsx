import { SiteLink } from '../SiteLink'
import type { GameLine } from './game-line'
import { resultsOf } from './results-of'
import styles from './ResultsRow.module.css'

/** A team's results as a row of letters, each a link to its game; in words for screen readers. Nothing before the first. */
export const ResultsRow = ({ games, team }: { games: readonly GameLine[]; team: number }) => {
  const results = resultsOf(games, team)
  if (results.length === 0) return null
  return (
    <ol className={styles.results} aria-label="Results, from the earliest">
      {results.map(({ game, letter, words }) => (
        <li key={game}>
          <SiteLink className={`${styles.result} ${styles[letter]}`} to={`/games/${game}`} title={words}>
            <span aria-hidden="true">{letter}</span>
            <span className="visuallyHidden">{words}</span>
          </SiteLink>
        </li>
      ))}
    </ol>
  )
}
