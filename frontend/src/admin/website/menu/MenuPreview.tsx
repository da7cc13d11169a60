import { Paper } from '@mantine/core'
import { ownEntries, standardBar } from '@fullcourt/domain/organizations/menu/bar'
import { hasFootage } from '@fullcourt/domain/organizations/site/footage'
import type { MenuLinkAnswer, OrganizationDetailAnswer } from '../../../api/schema'
import type { Website } from '../content/queries'
import styles from './menu.module.css'

type Props = {
  links: readonly MenuLinkAnswer[]
  /** Whose site it is, and of which template; null before that is known. */
  site: { readonly organization: OrganizationDetailAnswer; readonly website: Website } | null
  /** A link that is clicked is shown in the list. */
  onPick: (id: number) => void
}

/** How visitors see the menu: the own links that are shown and lead somewhere, until there are any the standard menu. */
export const MenuPreview = ({ links, site, onPick }: Props) => {
  const own = ownEntries(links)
  return (
    <Paper withBorder className={styles.preview} component="section" aria-label="Preview">
      {own.length === 0 && <p className={styles.none}>Your menu will show here...</p>}
      {own.map(({ id, label }) => (
        <button key={id} type="button" className={styles.item} onClick={() => onPick(Number(id))}>
          {label}
        </button>
      ))}
      {own.length === 0 && site && <StandardBar {...site} />}
    </Paper>
  )
}

const StandardBar = ({ organization, website: { template, content } }: NonNullable<Props['site']>) => (
  <>
    <p className={styles.none}>Until then visitors see the standard menu:</p>
    <ul className={styles.bar} aria-label="The standard menu">
      {standardBar({
        organization,
        template,
        everyPage: content.everyPage ?? {},
        hasFootage: hasFootage(content),
      }).map(({ id, label }) => (
        <li key={id} className={styles.entry}>
          {label}
        </li>
      ))}
    </ul>
  </>
)
