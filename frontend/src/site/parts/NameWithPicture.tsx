import type { ReactNode } from 'react'
import { SiteLink } from '../SiteLink'
import styles from './NameWithPicture.module.css'

export type NameProps = {
  /** The page of what is named; a name without one is shown as text. */
  to?: string
  /** Cut off after two lines where it does not fit. */
  twoLines?: boolean
}

/** A name and what it is recognized by. */
export const NameWithPicture = ({ to, twoLines, name, picture }: NameProps & { name: ReactNode; picture: ReactNode }) => {
  const className = `${styles.name} ${twoLines ? styles.twoLines : ''}`
  const inner = (
    <>
      {picture}
      <span className={styles.text}>{name}</span>
    </>
  )
  return to ? (
    <SiteLink className={className} to={to}>
      {inner}
    </SiteLink>
  ) : (
    <span className={className}>{inner}</span>
  )
}
