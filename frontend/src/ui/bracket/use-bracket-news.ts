import { useMemo, useState } from 'react'
import { useAnnounced } from '../use-announced'
import { newsBetween } from './sentences'

/** A game changes every few seconds: who listens is not read each basket. */
const betweenAnnouncements = 15_000

/** What a live region says of a bracket that changes while it is open. */
export const useBracketNews = (sentences: readonly string[]): string => {
  const [last, setLast] = useState({ sentences, news: '' })
  const all = sentences.join('\n')
  const isSame = useMemo(() => last.sentences.join('\n') === all, [last, all])
  if (!isSame) setLast({ sentences, news: newsBetween(last.sentences, sentences) || last.news })
  return useAnnounced(last.news, betweenAnnouncements)
}
