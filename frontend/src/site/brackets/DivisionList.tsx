import { SiteLink } from '../SiteLink'
import styles from './DivisionList.module.css'
import { bracketAddress } from './place'
import type { DivisionSummary } from './queries'

const teamsInWords = (teams: number) => (teams === 1 ? '1 team' : `${teams} teams`)

/** The divisions of a season, each a link to its bracket. */
export const DivisionList = ({ divisions, season }: { divisions: readonly DivisionSummary[]; season: number }) => (
  <ul className={styles.list}>
    {divisions.map(({ id, name, teams }) => (
      <li key={id}>
        <SiteLink className={styles.division} to={bracketAddress(id, season)}>
          <strong>{name}</strong>
          <span className={styles.teams}>{teamsInWords(teams)}</span>
        </SiteLink>
      </li>
    ))}
  </ul>
)
