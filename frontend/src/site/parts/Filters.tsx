import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { SearchIcon } from '../../ui/icons'
import type { PageParameter } from '../page-parameters'
import { KeptSeasonField } from '../seasons/KeptSeasonField'
import styles from './Filters.module.css'
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

/** One choice among few. The address decides what is chosen, after a step back too. */
export const FilterSelect = ({ name, label, options, all }: SelectProps) => {
  const [chosen, choose] = useFilter(name)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current && chosen) select.current.value = chosen
    else if (select.current) select.current.selectedIndex = 0
  }, [chosen])
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
  const [sought, seek] = useFilter(name)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  // A filter that was chosen during the pause is in the address by then, and stays in it.
  const seekNow = useEffectEvent(seek)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = sought
  }, [sought])
  useEffect(() => {
    if (typed === null) return
    const pause = window.setTimeout(() => seekNow(typed), pauseBetweenLetters)
    return () => window.clearTimeout(pause)
  }, [typed])
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
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </span>
    </label>
  )
}
