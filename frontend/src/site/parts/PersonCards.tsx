import type { ReactNode } from 'react'
import { Picture } from '../../ui/Picture'
import { SiteLink } from '../SiteLink'
import styles from './PersonCards.module.css'

type Person = { readonly id: number; readonly name: string; readonly photo: string | null; readonly note?: ReactNode }

/** Players, each a link to his page. */
export const PersonCards = ({ people }: { people: readonly Person[] }) => (
  <ul className={styles.cards}>
    {people.map(({ id, name, photo, note }) => (
      <li key={id}>
        <SiteLink className={styles.card} to={`/players/${id}`}>
          <Picture name={name} src={photo} of="person" size={40} />
          <span>
            <span className={styles.name}>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </SiteLink>
      </li>
    ))}
  </ul>
)
