import { useEffect, useState } from 'react'

type Announcement = { readonly text: string; readonly at: number }

/**
 * What a live region says of a text that changes: nothing of the one that the page began with, then the latest, at most once in
 * a pause of so many milliseconds.
 */
export const useAnnounced = (text: string, pause: number) => {
  const [first] = useState(text)
  const [said, setSaid] = useState<Announcement | null>(null)
  useEffect(() => {
    if (text === (said?.text ?? first)) return undefined
    const wait = said ? Math.max(0, said.at + pause - Date.now()) : 0
    const announcing = setTimeout(() => setSaid({ text, at: Date.now() }), wait)
    return () => clearTimeout(announcing)
  }, [text, pause, first, said])
  return said?.text ?? ''
}
