import type { ReactNode } from 'react'
import styles from './Tiles.module.css'

type TileProps = {
  /** What the figure is: `Points per game`. */
  label: string
  figure: ReactNode
  /** What it means among others: `3rd in the league`. */
  note?: ReactNode
}

/** A few figures that a page is about, as a list of terms. */
export const Tiles = ({ children }: { children: ReactNode }) => <dl className={styles.tiles}>{children}</dl>

export const Tile = ({ label, figure, note }: TileProps) => (
  <div className={styles.tile}>
    <dt>{label}</dt>
    <dd className={styles.figure}>{figure}</dd>
    {note && <dd className={styles.note}>{note}</dd>}
  </div>
)
