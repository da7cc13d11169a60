import { barOf, foldedBar, seasonPages, type MenuEntry } from '@fullcourt/domain/organizations/menu/bar'
import { Bar } from '../../ui/Bar'
import { ChevronIcon, OpenIcon } from '../../ui/icons'
import { CloseButton, closeDrawer, Drawer, MenuButton } from '../../ui/Drawer'
import { OrganizationPicture } from '../parts/OrganizationPicture'
import { SiteSearch } from '../search/SiteSearch'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './shell.module.css'

const menuId = 'menu'

const menuAlone: readonly string[] = [menuId]

/** What leads to another page of the site closes the drawers that it is in. */
const Entry = ({ label, href, external, drawers = menuAlone }: MenuEntry & { readonly drawers?: readonly string[] }) =>
  external ? (
    <a className={styles.entry} href={href} rel="external noopener noreferrer">
      {label} <OpenIcon size={14} />
      <span className="visuallyHidden"> (another website)</span>
    </a>
  ) : (
    <SiteLink className={styles.entry} to={href} onClick={() => drawers.forEach(closeDrawer)}>
      {label}
    </SiteLink>
  )

/** Entries below another, in a popover of the browser's own; in the menu of a phone they are in sight. */
const EntriesBelow = ({ id, label, below }: MenuEntry & { readonly below: readonly MenuEntry[] }) => {
  const list = `${menuId}-${id}`
  return (
    <>
      <button type="button" className={`${styles.entry} ${styles.opens}`} popoverTarget={list}>
        {label} <ChevronIcon size={14} />
      </button>
      <ul id={list} className={styles.below} popover="auto">
        {below.map(entry => (
          <li key={entry.id}>
            <Entry {...entry} drawers={[menuId, list]} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The slim bar. On a phone the menu is a popover of the browser's own: it opens without script. */
export const Header = ({ menu: hasMenu }: { menu: boolean }) => {
  const site = useSite()
  const menu = hasMenu && site.tenant ? foldedBar(barOf(site.tenant), seasonPages(site.tenant)) : []
  return (
    <Bar className={styles.inner}>
      <SiteLink className={styles.brand} to="/" leavesSeason>
        {site.organization && <OrganizationPicture site={site} size={32} />}
        <span>{site.name}</span>
      </SiteLink>
      {menu.length > 0 && (
        <>
          <SiteSearch />
          <MenuButton drawer={menuId} className={styles.menuButton} />
          <Drawer id={menuId} side="right" className={styles.menu}>
            <CloseButton drawer={menuId} className={styles.menuClose} />
            <ul>
              {menu.map(entry => (
                <li key={entry.id}>{entry.below ? <EntriesBelow {...entry} below={entry.below} /> : <Entry {...entry} />}</li>
              ))}
            </ul>
            <ThemeSwitch />
          </Drawer>
        </>
      )}
    </Bar>
  )
}
