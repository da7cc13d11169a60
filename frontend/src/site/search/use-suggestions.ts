import { useEffect, useState } from 'react'
import { useSite } from '../site'
import { searchFor, type Hit } from './queries'

const pauseBetweenLetters = 150
/** So many hits are suggested; the page of results has the others. */
const mostSuggested = 7

type Suggested = { readonly text: string; readonly hits: readonly Hit[] }

const nothing: readonly Hit[] = []

/** The best hits for what is being typed, after a short pause; while newer ones are on their way, those of before. */
export const useSuggestions = (text: string): readonly Hit[] => {
  const site = useSite()
  const [suggested, setSuggested] = useState<Suggested>({ text: '', hits: nothing })
  useEffect(() => {
    if (text === '') return
    const stopping = new AbortController()
    const { signal } = stopping
    const pause = window.setTimeout(() => {
      searchFor(site, text)
        .queryFn({ signal })
        .then(
          ({ hits }) => signal.aborted || setSuggested({ text, hits: hits.slice(0, mostSuggested) }),
          () => undefined, // Without suggestions the form still leads to the page of results.
        )
    }, pauseBetweenLetters)
    return () => {
      window.clearTimeout(pause)
      stopping.abort()
    }
  }, [site, text])
  return text === '' ? nothing : suggested.hits
}
