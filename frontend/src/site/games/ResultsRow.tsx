import { SiteLink } from '../SiteLink'
import type { Result } from './results-of'
import styles from './ResultsRow.module.css'

/**
 * A team's results in one line of letters, each a link to its game, in words for screen readers: the latest is at the right and in
 * view, those that do not fit are scrolled to.
 */
export const ResultsRow = ({ results }: { results: readonly Result[] }) =>
  results.length === 0 ? (
    <p className={styles.none}>No results yet.</p>
  ) : (
    <ol className={styles.results} aria-label="Results, the latest first">
      {results.toReversed().map(({ game, letter, words }) => (
        <li key={game}>
          <SiteLink className={`${styles.result} ${styles[letter]}`} to={`/games/${game}`} title={words}>
            <span aria-hidden="true">{letter}</span>
            <span className="visuallyHidden">{words}</span>
          </SiteLink>
        </li>
      ))}
    </ol>
  )
