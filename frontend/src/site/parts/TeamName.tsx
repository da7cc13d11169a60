import { Picture } from '../../ui/Picture'
import { SiteLink } from '../SiteLink'
import styles from './TeamName.module.css'

type Props = {
  name: string
  logo?: string | null
  /** The team's colour: a stripe beside the name, never the colour of text. */
  color?: string | null
  /** Its page; a name without one stands as text. */
  to?: string
  size?: number
  /** One line, cut off where it does not fit. */
  oneLine?: boolean
}

/** A team wherever it is named: logo or initials, then the name. */
export const TeamName = ({ name, logo, color, to, size = 24, oneLine = false }: Props) => {
  const className = `${styles.name} ${oneLine ? styles.oneLine : ''}`
  const inner = (
    <>
      <Picture name={name} src={logo} size={size} color={color} />
      <span>{name}</span>
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
