import type { TeamResult } from '@fullcourt/domain/games/team-result'
import { SiteLink } from '../SiteLink'
import styles from './FormMarks.module.css'

/** A result as one letter and in words; with the game, where it is known which it was. */
export type FormMark = { readonly letter: TeamResult; readonly words: string; readonly game?: number }

const Letter = ({ letter, words }: FormMark) => (
  <>
    <span aria-hidden="true">{letter}</span>
    <span className="visuallyHidden">{words}</span>
  </>
)

/** How a team played lately: a mark for each result, the latest at the right, in words for screen readers. */
export const FormMarks = ({ marks }: { marks: readonly FormMark[] }) => (
  <ol className={styles.marks}>
    {marks.map((mark, place) => (
      <li key={mark.game ?? place} className={mark.letter === 'T' ? undefined : styles[mark.letter]}>
        {mark.game === undefined ? (
          <Letter {...mark} />
        ) : (
          <SiteLink to={`/games/${mark.game}`} title={mark.words}>
            <Letter {...mark} />
          </SiteLink>
        )}
      </li>
    ))}
  </ol>
)
