import { Paper } from '@mantine/core'
import type { MenuLinkAnswer } from '../../../api/schema'
import styles from './menu.module.css'

type Props = {
  links: readonly MenuLinkAnswer[]
  /** A link that is clicked is shown in the list. */
  onPick: (id: number) => void
}

/** How visitors see the menu: the links that are shown. */
export const MenuPreview = ({ links, onPick }: Props) => {
  const shown = links.filter(link => link.show_in_navbar)
  return (
    <Paper withBorder className={styles.preview} component="section" aria-label="Preview">
      {shown.length === 0 && <p className={styles.none}>Your menu will show here...</p>}
      {shown.map(({ id, label }) => (
        <button key={id} type="button" className={styles.item} onClick={() => onPick(id)}>
          {label}
        </button>
      ))}
    </Paper>
  )
}
