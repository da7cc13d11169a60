import type { ReactNode } from 'react'
import { Picture } from '../../ui/Picture'
import type { TeamColours } from '../../ui/team/team-colours'
import { SiteLink } from '../SiteLink'
import styles from './PersonCards.module.css'

type Person = {
  readonly id: number
  readonly name: string
  readonly photo: string | null
  /** Those of the team. */
  readonly colors?: TeamColours
  readonly note?: ReactNode
}

/** Players, each a link to their page. */
export const PersonCards = ({ people }: { people: readonly Person[] }) => (
  <ul className={styles.cards}>
    {people.map(({ id, name, photo, colors, note }) => (
      <li key={id}>
        <SiteLink className={styles.card} to={`/players/${id}`}>
          <Picture name={name} src={photo} of="person" size={40} colors={colors} />
          <span>
            <span className={styles.name}>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </SiteLink>
      </li>
    ))}
  </ul>
)
