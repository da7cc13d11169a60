import { abbreviationOf } from '@fullcourt/domain/branding/abbreviation'
import type { BadgedTeam } from './TeamBadge'
import colours from './TeamColours.module.css'
import { colourVariables } from './team-colours'
import styles from './TeamChip.module.css'

/** A team by its abbreviation on its colour, where there is no room for its name; read out by its name. */
export const TeamChip = ({ team: { name, colors, abbreviation } }: { team: BadgedTeam }) => {
  const variables = colourVariables(colors)
  return (
    <abbr className={`${styles.chip} ${variables ? colours.area : ''}`} style={variables} title={name}>
      <span aria-hidden="true">{abbreviation ?? abbreviationOf(name)}</span>
      <span className="visuallyHidden">{name}</span>
    </abbr>
  )
}
