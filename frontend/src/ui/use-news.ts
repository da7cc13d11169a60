import { useEffect, useRef, useState } from 'react'

/** One save changes several answers of a page, which come one after another: they are announced together. */
const gathering = 250

/** A game changes every few seconds: who listens is not read each basket. */
const betweenAnnouncements = 15_000

/**
 * What a live region says of a page that changes while it is open: nothing of what it began with, then what became of it since
 * the last announcement, at most once in 15 s. `newsBetween` is empty where nothing changed that is worth a word.
 */
export const useNews = <Seen>(seen: Seen, newsBetween: (before: Seen, after: Seen) => string): string => {
  const announced = useRef(seen)
  const [last, setLast] = useState({ text: '', at: 0 })
  useEffect(() => {
    const announce = () => {
      const text = newsBetween(announced.current, seen)
      if (!text) return
      announced.current = seen
      setLast({ text, at: Date.now() })
    }
    const announcing = setTimeout(announce, Math.max(gathering, last.at + betweenAnnouncements - Date.now()))
    return () => clearTimeout(announcing)
  }, [seen, newsBetween, last])
  return last.text
}
