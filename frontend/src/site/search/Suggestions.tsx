import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { useSiteAddress } from '../use-site-address'
import { HitRow } from './HitRow'
import type { Hit } from './queries'
import styles from './Search.module.css'
import { useSuggestions } from './use-suggestions'

const none = -1

/** The next place for an arrow: through the suggestions and, past the last and the first, back to what was typed. */
const stepFrom = (at: number, step: 1 | -1, count: number) => {
  const next = at + step
  if (next >= count) return none
  return next < none ? count - 1 : next
}

const keyOf = ({ address, name }: Hit) => `${address} ${name}`

const setAttributes = (input: HTMLInputElement, attributes: Readonly<Record<string, string | null>>) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) input.removeAttribute(name)
    else input.setAttribute(name, value)
  }
}

/**
 * What is suggested while one types into a search field, which it makes a combobox. It comes with the first focus, so that pages
 * do without its code.
 */
export const Suggestions = ({ input }: { input: HTMLInputElement }) => {
  const id = useId()
  const navigate = useNavigate()
  const addressOf = useSiteAddress()
  const [typed, setTyped] = useState(input.value)
  const [isOpen, setOpen] = useState(typed !== '' && typed !== input.defaultValue)
  const [chosenHit, choose] = useState<Hit>()
  const hits = useSuggestions(isOpen ? typed.trim() : '')
  const shown = isOpen && hits.length > 0
  // The hits for a newer text may come after one was chosen: it stays chosen, wherever it is among them.
  const chosen = hits.findIndex(hit => chosenHit && keyOf(hit) === keyOf(chosenHit))

  const close = () => {
    setOpen(false)
    choose(undefined)
  }
  const open = ({ address }: Hit) => {
    close()
    if (isWebAddress(address)) window.location.assign(address)
    else void navigate(addressOf(address))
  }
  const onInput = useEffectEvent(() => {
    setTyped(input.value)
    setOpen(true)
    choose(undefined)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hit = hits[chosen]
    if (event.key === 'Enter') {
      if (shown && hit) {
        event.preventDefault()
        open(hit)
      } else close()
    }
    if (!shown) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    choose(hits[stepFrom(chosen, event.key === 'ArrowDown' ? 1 : -1, hits.length)])
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('input', () => onInput(), { signal })
    input.addEventListener('keydown', event => onKeyDown(event), { signal })
    input.addEventListener('blur', close, { signal })
    setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': `${id}-hits` })
    return () => listening.abort()
  }, [input, id])
  useEffect(
    () =>
      setAttributes(input, {
        'aria-expanded': String(shown),
        'aria-activedescendant': shown && chosen !== none ? `${id}-${chosen}` : null,
      }),
    [input, id, shown, chosen],
  )

  return (
    <ul id={`${id}-hits`} role="listbox" aria-label="Suggestions" className={styles.suggestions} hidden={!shown}>
      {hits.map((hit, place) => (
        <li
          key={keyOf(hit)}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === chosen}
          className={styles.hit}
          // The field keeps the focus, so that a press on a suggestion is not a step away from it.
          onPointerDown={event => event.preventDefault()}
          onPointerUp={event => event.button === 0 && open(hit)}
        >
          <HitRow hit={hit} size={32} />
        </li>
      ))}
    </ul>
  )
}
