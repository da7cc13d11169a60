import { useState } from 'react'
import { takeSecret } from '../../parts/links/take-secret'
import { OpenLink } from './OpenLink'
import { ScorerPages } from './ScorerPages'

/** What somebody sees who opened a scorer link: their games and the screen beside the court, without anything else of the admin. */
export const ScorerApp = () => {
  const [secret, setSecret] = useState(takeSecret)
  return secret === '' ? <ScorerPages /> : <OpenLink secret={secret} onOpened={() => setSecret('')} />
}
