import { PersonCards } from '../parts/PersonCards'
import { Section } from '../parts/Section'
import styles from './PlayerListPage.module.css'
import { byLetter, cardOf, type ListedPlayer } from './directory'

/** All players under the first letters of their last names, with links to the letters. */
export const AtoZ = ({ players }: { players: readonly ListedPlayer[] }) => {
  const letters = byLetter(players)
  return (
    <>
      {letters.length > 1 && (
        <nav aria-label="Letters" className={`${styles.letters} screen-only`}>
          <ul>
            {letters.map(({ letter, anchor }) => (
              <li key={letter}>
                <a href={`#${anchor}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {letters.map(({ letter, anchor, players: ofLetter }) => (
        <Section key={letter} id={anchor} title={letter}>
          <PersonCards people={ofLetter.map(cardOf)} />
        </Section>
      ))}
    </>
  )
}
