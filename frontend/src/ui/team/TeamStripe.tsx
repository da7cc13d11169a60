import colours from './TeamColours.module.css'
import { colourVariables, shownColours, type ColouredTeam } from './team-colours'
import styles from './TeamStripe.module.css'

/** A team's colours as a line beside its name. One that has none yet keeps its place, so that names stay in line. */
export const TeamStripe = ({ team }: { team: ColouredTeam }) => {
  const variables = colourVariables(shownColours(team))
  return <span className={`${styles.stripe} ${variables ? colours.stripe : ''}`} style={variables} aria-hidden="true" />
}
