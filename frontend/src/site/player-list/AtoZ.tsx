import type { ReactNode } from 'react'
import { PersonCards } from '../parts/PersonCards'
import { Section } from '../parts/Section'
import styles from './PlayerListPage.module.css'
import { cardOf, sectionsOf, type ListedPlayer } from './directory'

type Props = {
  players: readonly ListedPlayer[]
  /** The links to the letters, where others than those of the players are there. */
  letters?: readonly { readonly letter: string; readonly link: ReactNode }[]
}

/** Players under the first letters of their last names, with links to the letters. */
export const AtoZ = ({ players, letters }: Props) => {
  const sections = sectionsOf(players)
  const links = letters ?? sections.map(({ letter, anchor }) => ({ letter, link: <a href={`#${anchor}`}>{letter}</a> }))
  return (
    <>
      {links.length > 1 && (
        <nav aria-label="Letters" className={`${styles.letters} screen-only`}>
          <ul>
            {links.map(({ letter, link }) => (
              <li key={letter}>{link}</li>
            ))}
          </ul>
        </nav>
      )}
      {sections.map(({ letter, anchor, players: ofLetter }) => (
        <Section key={letter} id={anchor} title={letter}>
          <PersonCards people={ofLetter.map(cardOf)} />
        </Section>
      ))}
    </>
  )
}
