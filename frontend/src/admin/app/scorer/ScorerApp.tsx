import { useState } from 'react'
import { OpenLink } from './OpenLink'
import { ScorerPages } from './ScorerPages'

/** The secret of a link, which is then gone from the address and from the history of the browser. */
const takeSecret = (): string => {
  const secret = window.location.hash.slice(1)
  if (secret !== '') window.history.replaceState(null, '', window.location.pathname)
  return secret
}

/** What somebody sees who opened a scorer link: their games and the screen beside the court, without anything else of the admin. */
export const ScorerApp = () => {
  const [secret, setSecret] = useState(takeSecret)
  return secret === '' ? <ScorerPages /> : <OpenLink secret={secret} onOpened={() => setSecret('')} />
}
