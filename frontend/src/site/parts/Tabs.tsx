import { useHref } from 'react-router-dom'
import { inSeason, useKeptSeason } from '../kept-season'
import { useSite } from '../site'
import { SiteLink } from '../SiteLink'
import { withKeptQuery } from '../kept-query'
import styles from './Tabs.module.css'

type Props = {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly { readonly label: string; readonly to: string }[]
  /** Place of the tab that is shown, where addresses alone do not say it. */
  chosen?: number
}

/** A part of a page, which the browser leads to by itself. */
const PartLink = ({ label, to }: Props['tabs'][number]) => (
  <a href={useHref(withKeptQuery(inSeason(to, useKeptSeason()), useSite()))}>{label}</a>
)

/** Views of one thing, each an address of its own. */
export const Tabs = ({ label, tabs, chosen }: Props) => (
  <nav aria-label={label} className={styles.tabs}>
    <ul>
      {tabs.map(({ label: text, to }, place) => (
        <li key={to}>
          {to.includes('#') ? (
            <PartLink label={text} to={to} />
          ) : (
            <SiteLink to={to} current={chosen === undefined ? undefined : place === chosen}>
              {text}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
