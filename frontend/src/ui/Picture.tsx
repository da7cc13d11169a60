import { initials } from './format/names'
import styles from './Picture.module.css'

type Props = {
  /** Whose picture it is. The name itself is beside it, so the picture is hidden from screen readers. */
  name: string
  src?: string | null
  /** Side in pixels. */
  size?: number
  /** A team's logo is shown whole, a person's photo fills a circle. */
  of?: 'team' | 'person'
  /** The team's colour, behind initials. */
  color?: string | null
}

/** A logo or photo, or the initials where there is none. It keeps its place before it has arrived. */
export const Picture = ({ name, src, size = 24, of = 'team', color }: Props) => {
  const shape = `${styles.picture} ${of === 'person' ? styles.person : styles.team}`
  if (src) return <img className={shape} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
  const stripe = color ? { borderColor: color } : undefined
  return (
    <span
      className={`${shape} ${styles.initials}`}
      style={{ width: size, height: size, fontSize: Math.max(10, size * 0.42), ...stripe }}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  )
}
