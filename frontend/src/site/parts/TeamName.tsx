import { Picture } from '../../ui/Picture'
import { SiteLink } from '../SiteLink'
import styles from './TeamName.module.css'

type Props = {
  name: string
  logo?: string | null
  /** The team's colour: a stripe beside the name, never the colour of text. */
  color?: string | null
  /** Its page; a name without one is shown as text. */
  to?: string
  size?: number
  /** A person, whose photo is round, in lists that name people as they name teams. */
  of?: 'team' | 'person'
  /** Cut off after two lines where it does not fit. */
  twoLines?: boolean
}

/** A team wherever it is named: logo or initials, then the name. */
export const TeamName = ({ name, logo, color, to, size = 24, of, twoLines }: Props) => {
  const className = `${styles.name} ${twoLines ? styles.twoLines : ''}`
  const inner = (
    <>
      {color && <span className={styles.stripe} style={{ background: color }} />}
      <Picture name={name} src={logo} size={size} of={of} />
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
