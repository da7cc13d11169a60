import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { withFilters } from '../filters'
import { useChosen } from '../../ui/use-chosen'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { seasonsOf, type PublicSeason } from './queries'
import styles from './SeasonMenu.module.css'

type Props = {
  /** The season that the page shows. */
  shown: PublicSeason | undefined
  /** Ids of the seasons to choose from, where they are not all. */
  among?: readonly number[]
}

/** What a page is asked for in every season alike; leagues, teams and days are of one. */
const OF_EVERY_SEASON = /^(asOf|by|domain|show|stat)$/

const Options = ({ label, seasons }: { label: string; seasons: readonly PublicSeason[] }) =>
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
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const chosen = shown && !shown.active ? String(shown.id) : ''
  const select = useChosen(chosen, all)
  const seasons = all.filter(({ id }) => id === shown?.id || !among || among.includes(id))
  if (!seasons.some(({ id }) => id !== shown?.id)) return shown ? <span className={styles.name}>{shown.name}</span> : null
  const isRunning = seasons.some(({ active }) => active)
  const filters = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => OF_EVERY_SEASON.test(name)))
  return (
    <form method="get" className={styles.menu} onSubmit={event => event.preventDefault()}>
      <label>
        <span className="visuallyHidden">Season</span>
        <select
          ref={select}
          name="season"
          defaultValue={chosen}
          onChange={event => void navigate(withFilters(pathname, filters, { season: event.currentTarget.value }))}
        >
          {!isRunning && !among && <option value="">Past seasons</option>}
          <Options label="Current" seasons={seasons.filter(({ active }) => active)} />
          <Options label="Past" seasons={seasons.filter(({ active }) => !active)} />
        </select>
      </label>
      {[...filters].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <button type="submit">Show</button>
      </noscript>
      <SiteLink to="/champions">Champions</SiteLink>
    </form>
  )
}
