import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { SearchIcon } from '../../ui/icons'
import type { PageParameter } from '../page-parameters'
import { KeptSeasonField } from '../seasons/KeptSeasonField'
import styles from './Filters.module.css'
import { useChosen } from '../../ui/use-chosen'
import { useFilter } from './use-filter'

type Props = {
  /** What is filtered, for screen readers: `Filter the schedule`. */
  label: string
  children: ReactNode
}

/** Filters live in the address. With script a choice shows at once; without it the form is sent by its button. */
export const Filters = ({ label, children }: Props) => (
  <form
    method="get"
    role="search"
    aria-label={label}
    className={`${styles.filters} screen-only`}
    onSubmit={event => event.preventDefault()}
  >
    <KeptSeasonField />
    {children}
    <noscript>
      <button type="submit" className={styles.submit}>
        Show
      </button>
    </noscript>
  </form>
)

type SelectProps = {
  /** Its name in the address. */
  name: PageParameter
  label: string
  options: readonly { readonly value: string | number; readonly label: string }[]
  /** What the open choice is called: `All Leagues`. Without it the first option is the default. */
  all?: string
}

/** One choice among few. The address decides what is chosen. */
export const FilterSelect = ({ name, label, options, all }: SelectProps) => {
  const { value: chosen, choose } = useFilter(name)
  const select = useChosen(chosen, options)
  return (
    <label className={styles.field}>
      {label}
      <select ref={select} name={name} defaultValue={chosen || undefined} onChange={event => choose(event.currentTarget.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

const pauseBetweenLetters = 250

/** Words to look for; what is typed is looked for after a short pause. */
export const FilterSearch = ({ name, label }: { name: PageParameter; label: string }) => {
  const { value: sought, type, isBeingTyped } = useFilter(name)
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(sought)
  /** What was typed and is not looked for yet. */
  const [waiting, setWaiting] = useState<string | null>(null)
  // A filter that was chosen during the pause is in the address by then, and stays in it.
  const seek = useEffectEvent(type)
  useEffect(() => {
    if (shown.current === sought) return
    shown.current = sought
    if (input.current && !isBeingTyped) input.current.value = sought
  }, [sought, isBeingTyped])
  useEffect(() => {
    if (waiting === null) return
    const pause = window.setTimeout(() => {
      setWaiting(null)
      seek(waiting)
    }, pauseBetweenLetters)
    return () => window.clearTimeout(pause)
  }, [waiting])
  return (
    <label className={styles.field}>
      {label}
      <span className={styles.search}>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          name={name}
          defaultValue={sought}
          autoComplete="off"
          onChange={event => setWaiting(event.currentTarget.value)}
        />
      </span>
    </label>
  )
}
