import { socialsOf } from '@fullcourt/domain/organizations/socials'
import { SiteLink } from '../SiteLink'
import { productName, useSite } from '../site'
import { placeOfZone } from '../zone'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './shell.module.css'

/** Words alone where no address of the product is known: what they say is true there too, and the specification has them on every site. */
const PoweredBy = ({ address }: { address: string | null | undefined }) =>
  address ? <a href={address}>Powered by {productName}</a> : <>Powered by {productName}</>

/** Social links (each only when there is one), powered-by, copyright, the sign-in for staff (docs/public-pages.md#bars-and-footer). */
export const Footer = () => {
  const site = useSite()
  const links = socialsOf(site.organization)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {links.length > 0 && (
          <ul className={styles.socials}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <a href={href} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          © {site.today.slice(0, 4)} {site.organization?.slug?.toUpperCase() ?? 'Fullcourt'} ·{' '}
          <PoweredBy address={site.tenant?.product} />
        </p>
        {site.tenant && <p>Times are those of {placeOfZone(site.zone)}.</p>}
        <div className={styles.footerEnd}>
          <ThemeSwitch />
          {site.tenant && <SiteLink to="/champions">Champions</SiteLink>}
          <SiteLink to="/login">Admin Sign In</SiteLink>
        </div>
      </div>
    </footer>
  )
}
