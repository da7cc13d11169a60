import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { SiteLink } from '../SiteLink'
import { productName, useSite, type Site } from '../site'
import { ThemeSwitch } from './ThemeSwitch'
import styles from './shell.module.css'

const socials = ({ organization }: Site) =>
  [
    { label: 'Facebook', href: organization?.facebook_url },
    { label: 'Instagram', href: organization?.instagram_url },
    { label: 'YouTube', href: organization?.youtube_url },
  ].filter(({ href }) => isWebAddress(href))

const PoweredBy = ({ address }: { address: string | null | undefined }) =>
  address ? <a href={address}>Powered by {productName}</a> : <>Powered by {productName}</>

/** Social links (each only when there is one), powered-by, copyright, the sign-in for staff. Spec 1 §2. */
export const Footer = () => {
  const site = useSite()
  const links = socials(site)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {links.length > 0 && (
          <ul className={styles.socials}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <a href={href ?? undefined} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          © {site.today.slice(0, 4)} {site.organization?.slug?.toUpperCase() ?? 'LEAGUE'} ·{' '}
          <PoweredBy address={site.tenant?.product} />
        </p>
        <div className={styles.footerEnd}>
          <ThemeSwitch />
          <SiteLink to="/login">Admin Sign In</SiteLink>
        </div>
      </div>
    </footer>
  )
}
