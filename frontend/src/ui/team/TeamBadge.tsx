import { abbreviationOf } from '@fullcourt/domain/branding/abbreviation'
import colours from './TeamColours.module.css'
import { colourVariables, shownColours, type ColouredTeam } from './team-colours'
import { TeamStripe } from './TeamStripe'
import styles from './TeamBadge.module.css'

/** What a badge shows of a team; answers name it like this. */
export type BadgedTeam = ColouredTeam & {
  readonly name: string
  readonly logo?: string | null
  readonly abbreviation?: string | null
}

type Props = {
  team: BadgedTeam
  /** Side in pixels. */
  size?: number
}

/** The text fills the badge, as far as it can be read. */
const fontSize = (size: number) => Math.max(11, Math.round(size * 0.4))

/**
 * A team's logo with the colours that it chose as a stripe, or its abbreviation on its colour. It stands beside the name, so it is
 * hidden from screen readers, and has its size before a logo has arrived.
 */
export const TeamBadge = ({ team, size = 24 }: Props) => {
  const { name, logo, colors, abbreviation } = team
  const box = { width: size, height: size }
  if (logo)
    return (
      <span className={styles.logo} style={box} aria-hidden="true">
        {colors && colors.length > 0 && <TeamStripe team={team} />}
        <img src={logo} alt="" width={size} height={size} loading="lazy" decoding="async" />
      </span>
    )
  return (
    <span
      className={`${styles.badge} ${colours.area}`}
      style={{ ...box, fontSize: fontSize(size), ...colourVariables(shownColours(team)) }}
      aria-hidden="true"
    >
      {abbreviation ?? abbreviationOf(name)}
    </span>
  )
}
