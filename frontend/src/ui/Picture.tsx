import { initials } from './format/names'
import colours from './team/TeamColours.module.css'
import { colourVariables, type TeamColours } from './team/team-colours'
import styles from './Picture.module.css'

type Props = {
  /** Whose picture it is. The name itself is beside it, so the picture is hidden from screen readers. */
  name: string
  src?: string | null
  /** Side in pixels. */
  size?: number
  /** A logo is shown whole, a person's photo fills a circle. */
  of?: 'team' | 'person'
  /** The colours of a person's team or of an organization, behind initials. */
  colors?: TeamColours
  /** An organization's, instead of initials. */
  abbreviation?: string | null
}

/** A photo, or an organization's logo; the initials where there is none. It keeps its place before it has arrived. */
export const Picture = ({ name, src, size = 24, of = 'team', colors, abbreviation }: Props) => {
  const shape = `${styles.picture} ${of === 'person' ? styles.person : styles.team}`
  if (src) return <img className={shape} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
  return (
    <span
      className={`${shape} ${styles.initials} ${colours.area}`}
      style={{ width: size, height: size, fontSize: Math.max(10, size * 0.42), ...colourVariables(colors) }}
      aria-hidden="true"
    >
      {abbreviation ?? initials(name)}
    </span>
  )
}
