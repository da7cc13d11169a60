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

type Props = {
  marks: readonly FormMark[]
  /** On one line of a table. */
  small?: boolean
}

/** How a team played lately: a mark for each result, the latest at the right, in words for screen readers. */
export const FormMarks = ({ marks, small = false }: Props) => (
  <ol className={small ? `${styles.marks} ${styles.small}` : styles.marks}>
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
