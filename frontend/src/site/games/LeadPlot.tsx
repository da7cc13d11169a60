import { colourVariables, shownColours } from '../../ui/team/team-colours'
import type { BoxScore } from './box-score'
import type { Lead } from './lead'
import { leadPlot, PERIOD_WIDTH } from './lead-plot'
import styles from './DrawnPart.module.css'

type Props = { game: Pick<BoxScore, 'away' | 'home'>; lead: Pick<Lead, 'periods' | 'inWords'> }

/** By how much each side was ahead, from the first score to the last: the home team up. */
export const LeadPlot = ({ game: { away, home }, lead: { periods, inWords } }: Props) => {
  const plot = leadPlot(periods)
  const colours = (side: typeof home) => colourVariables(shownColours(side))
  return (
    <figure className={styles.course}>
      <div className={styles.plot}>
        <svg
          className={styles.svg}
          role="img"
          aria-label={inWords}
          viewBox={`0 ${-plot.most} ${plot.width} ${2 * plot.most}`}
          preserveAspectRatio="none"
        >
          {periods.slice(1).map(({ name }, place) => (
            <path key={name} className={styles.end} d={`M${(place + 1) * PERIOD_WIDTH} ${-plot.most}V${plot.most}`} />
          ))}
          <path className={styles.area} style={colours(home)} d={plot.home} />
          <path className={styles.area} style={colours(away)} d={plot.away} />
          <path className={styles.zero} d={`M0 0H${plot.width}`} />
          <path className={styles.line} d={plot.line} />
        </svg>
        <span className={styles.homeLead} aria-hidden="true">
          {home.name} ahead
        </span>
        <span className={styles.awayLead} aria-hidden="true">
          {away.name} ahead
        </span>
      </div>
      <ol className={styles.periods} aria-hidden="true">
        {periods.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </figure>
  )
}
