import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { seasonsOf, type Season } from './queries'
import styles from './SeasonMenu.module.css'

type Props = {
  /** The season that the page shows. */
  shown: Season | undefined
  /** Ids of the seasons to choose from, where they are not all. */
  among?: readonly number[]
}

const Options = ({ label, seasons }: { label: string; seasons: readonly Season[] }) =>
  seasons.length > 0 && (
    <optgroup label={label}>
      {seasons.map(({ id, name, active }) => (
        <option key={id} value={active ? '' : id}>
          {name}
        </option>
      ))}
    </optgroup>
  )

/** The season of a page, and the way to the same page in another one; without script by a button. */
export const SeasonMenu = ({ shown, among }: Props) => {
  const { data: all = [] } = useQuery(seasonsOf(useSite()))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const seasons = all.filter(({ id }) => id === shown?.id || !among || among.includes(id))
  if (!seasons.some(({ id }) => id !== shown?.id)) return shown ? <span>{shown.name}</span> : null
  const isRunning = seasons.some(({ active }) => active)
  const go = (season: string) => void navigate(season ? `${pathname}?season=${season}` : pathname)
  return (
    <form method="get" className={styles.menu} onSubmit={event => event.preventDefault()}>
      <label>
        <span className="visuallyHidden">Season</span>
        <select
          key={shown?.id}
          name="season"
          defaultValue={shown && !shown.active ? shown.id : ''}
          onChange={event => go(event.currentTarget.value)}
        >
          {!isRunning && !among && <option value="">Past seasons</option>}
          <Options label="Current" seasons={seasons.filter(({ active }) => active)} />
          <Options label="Past" seasons={seasons.filter(({ active }) => !active)} />
        </select>
      </label>
      <noscript>
        <button type="submit">Show</button>
      </noscript>
      <SiteLink to="/champions">Champions</SiteLink>
    </form>
  )
}
