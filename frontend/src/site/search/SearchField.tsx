import { useState, type ComponentType } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { SearchIcon } from '../../ui/icons'
import { KeptSeasonField } from '../seasons/KeptSeasonField'
import styles from './Search.module.css'

type Props = {
  className?: string
  /** What it holds at first. */
  sought?: string
  /** Whether a step inside the site to its page leads to this field. */
  first?: boolean
}

type Suggestions = ComponentType<{ input: HTMLInputElement }>

/** Looks for teams, players and pages: a form that works without script, with suggestions from the first focus on. */
export const SearchField = ({ className = '', sought, first = false }: Props) => {
  const navigate = useNavigate()
  const action = useHref('/search')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [Suggesting, setSuggesting] = useState<Suggestions | null>(null)
  const makeReady = () => {
    if (Suggesting) return
    import('./Suggestions').then(
      ({ Suggestions }) => setSuggesting(() => Suggestions),
      () => undefined, // Without suggestions the form still leads to the page of results.
    )
  }
  return (
    <form
      role="search"
      action={action}
      className={`${styles.form} ${className} screen-only`}
      onFocus={makeReady}
      onSubmit={event => {
        event.preventDefault()
        // What keeps the season and the domain is a field of the form, too.
        const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
        void navigate(`/search?${new URLSearchParams(fields).toString()}`)
      }}
    >
      <SearchIcon />
      <KeptSeasonField />
      <input
        ref={setField}
        type="search"
        name="q"
        aria-label="Search teams, players and pages"
        placeholder="Search"
        defaultValue={sought}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        data-arrive={first || undefined}
      />
      {Suggesting && field && <Suggesting input={field} />}
    </form>
  )
}
