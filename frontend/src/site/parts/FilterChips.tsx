import { CloseIcon } from '../../ui/icons'
import { SiteLink } from '../SiteLink'
import styles from './FilterChips.module.css'

/** A filter that is set; `without` is the address of the page without it. */
export type FilterChip = { readonly label: string; readonly without: string }

/** What a page is filtered by, each a link that takes it away; nothing where nothing is set. */
export const FilterChips = ({ chips }: { chips: readonly FilterChip[] }) =>
  chips.length > 0 && (
    <ul className={styles.chips} aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <SiteLink className={styles.chip} to={without}>
            <span>{label}</span>
            <CloseIcon size={14} />
            <span className="visuallyHidden"> (remove this filter)</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
