import type { ReactNode } from 'react'
import styles from './PlayerListPage.module.css'

type Props = {
  /** What is linked to, for screen readers. */
  label: string
  links: readonly { readonly name: string; readonly link: ReactNode }[]
}

/** A row of links to letters or to parts of a list; none where there is a single one. */
export const PartLinks = ({ label, links }: Props) =>
  links.length > 1 && (
    <nav aria-label={label} className={`${styles.letters} screen-only`}>
      <ul>
        {links.map(({ name, link }) => (
          <li key={name}>{link}</li>
        ))}
      </ul>
    </nav>
  )
