import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { quantity } from '../../../ui/format/figures'
import type { BoxScoreAnswer, GameAnswer } from '../../../api/schema'
import { gameQuery } from '../../play/games/queries'
import { unsentInWords } from '../../play/games/courtside/unsent'
import { Notice } from '../../parts/page/Notice'
import styles from './scorer.module.css'
import { keepUnsent, keptUnsent } from './unsent-storage'

/** What is known of the scorer; undefined where the page was opened after the end. */
type Scorer = { readonly id: number; readonly games: readonly GameAnswer[] } | undefined

/** What was tapped and not sent: of the games that this page has shown, else as it was said before the page was loaded anew. */
const useUnsent = (scorer: Scorer): readonly string[] => {
  const client = useQueryClient()
  const shown = (scorer?.games ?? []).flatMap(({ id }): BoxScoreAnswer[] => client.getQueryData(gameQuery(id).queryKey) ?? [])
  const texts = scorer && shown.flatMap(answer => unsentInWords(localStorage, scorer.id, answer))
  useEffect(() => {
    if (texts) keepUnsent(texts)
  })
  return texts ?? keptUnsent()
}

const Unsent = ({ texts }: { texts: readonly string[] }) => (
  <section className={styles.unsent}>
    <h2>Not saved: {quantity(texts.length, 'tap')}</h2>
    <p>They had not arrived when the link ended. Show them to somebody of the staff, who can check and enter them.</p>
    <ul>
      {texts.map((text, place) => (
        <li key={place}>{text}</li>
      ))}
    </ul>
  </section>
)

/** A link that has ended, maybe in the middle of a game: what was sent is kept, and what was not is said. */
export const LinkOver = ({ message, scorer }: { message: string; scorer: Scorer }) => {
  const texts = useUnsent(scorer)
  return (
    <Notice title="This link has ended" action={texts.length > 0 && <Unsent texts={texts} />}>
      {message}
    </Notice>
  )
}
