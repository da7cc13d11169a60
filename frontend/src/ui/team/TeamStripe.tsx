import colours from './TeamColours.module.css'
import { colourVariables, type TeamColours } from './team-colours'
import styles from './TeamStripe.module.css'

/** A team's colours as a line beside its name. Without colours it keeps its place, so that names stay in line. */
export const TeamStripe = ({ colors }: { colors?: TeamColours }) => {
  const variables = colourVariables(colors)
  return <span className={`${styles.stripe} ${variables ? colours.stripe : ''}`} style={variables} aria-hidden="true" />
}
