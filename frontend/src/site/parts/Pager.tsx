import { SiteLink } from '../SiteLink'
import styles from './Pager.module.css'

type Step = { readonly label: string; readonly to: string }

type Props = {
  /** What the links lead through, for screen readers. */
  label: string
  before?: Step
  after?: Step
}

/** The links to the parts of a list before and after the one that is shown. */
export const Pager = ({ label, before, after }: Props) => (
  <nav aria-label={label} className={`${styles.pager} screen-only`}>
    {before ? <SiteLink to={before.to}>← {before.label}</SiteLink> : <span />}
    {after && <SiteLink to={after.to}>{after.label} →</SiteLink>}
  </nav>
)
