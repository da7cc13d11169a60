import { useLocation, useNavigate } from 'react-router-dom'
import { SearchIcon } from '../../ui/icons'
import { isShortcut, useKeyDown } from '../../ui/use-key-down'
import { SiteLink } from '../SiteLink'
import { useSiteAddress } from '../use-site-address'
import { SearchField } from './SearchField'
import styles from './Search.module.css'

const fieldInSight = () =>
  [...document.querySelectorAll<HTMLInputElement>('form[role="search"] input[name="q"]')].find(
    field => field.offsetParent !== null,
  )

/** Ctrl or ⌘ and K lead to the search from everywhere, as in the admin. No letter alone does: whoever dictates would press it (WCAG 2.1.4). */
const useSearchKey = () => {
  const navigate = useNavigate()
  const addressOf = useSiteAddress()
  useKeyDown(event => {
    if (!isShortcut(event, 'k')) return
    event.preventDefault()
    const field = fieldInSight()
    if (field) field.focus()
    else void navigate(addressOf('/search'))
  })
}

/** The search in the bar: a field where there is room, else a link to its page, which has one of its own. */
export const SiteSearch = () => {
  const { pathname } = useLocation()
  useSearchKey()
  if (pathname === '/search') return <span className={styles.noField} />
  return (
    <>
      <SiteLink className={`${styles.link} screen-only`} to="/search">
        <SearchIcon /> <span className="visuallyHidden">Search</span>
      </SiteLink>
      <SearchField className={styles.inBar} />
    </>
  )
}
