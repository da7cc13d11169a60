import { Picture } from '../../ui/Picture'
import { CloseIcon, MenuIcon } from '../../ui/icons'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { menuOf, type MenuEntry } from './menu'
import styles from './shell.module.css'

const menuId = 'menu'
const closeMenu = () => document.getElementById(menuId)?.hidePopover()

const Entry = ({ label, href, external }: MenuEntry) =>
  external ? (
    <a className={styles.entry} href={href} rel="noopener">
      {label}
    </a>
  ) : (
    <SiteLink className={styles.entry} to={href} onClick={closeMenu}>
      {label}
    </SiteLink>
  )

/** The slim bar. On a phone the menu is a popover of the browser's own: it opens without script. */
export const Header = () => {
  const site = useSite()
  const menu = menuOf(site)
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <SiteLink className={styles.brand} to="/">
          {site.organization && <Picture name={site.name} src={site.organization.logo_url} size={32} />}
          <span>{site.name}</span>
        </SiteLink>
        {menu.length > 0 && (
          <>
            <button className={styles.menuButton} type="button" popoverTarget={menuId}>
              <MenuIcon /> Menu
            </button>
            <nav id={menuId} className={styles.menu} popover="auto" aria-label="Main">
              <button className={styles.menuClose} type="button" popoverTarget={menuId} popoverTargetAction="hide">
                <CloseIcon /> Close
              </button>
              <ul>
                {menu.map(entry => (
                  <li key={entry.label + entry.href}>
                    <Entry {...entry} />
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
      </div>
    </header>
  )
}
