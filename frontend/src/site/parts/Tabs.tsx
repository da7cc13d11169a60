import { SiteLink } from '../SiteLink'
import styles from './Tabs.module.css'

type Props = {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly { readonly label: string; readonly to: string }[]
}

/** Views of one thing, each an address of its own. */
export const Tabs = ({ label, tabs }: Props) => (
  <nav aria-label={label} className={styles.tabs}>
    <ul>
      {tabs.map(({ label: text, to }) => (
        <li key={to}>
          <SiteLink to={to}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  </nav>
)
