import { Empty } from '../parts/Empty'
import { Section } from '../parts/Section'
import type { FollowedGame } from './followed-game'
import styles from './DrawnPart.module.css'
import { leadOf } from './lead'
import { LeadPlot } from './LeadPlot'

/** What decided a game, or the lead so far. Once it was shown its place stays, though a line that is typed takes the order away. */
export const LeadSection = ({ game }: { game: FollowedGame }) => {
  const lead = game.lead && leadOf(game.lead, game)
  return (
    <Section id="lead" title={game.live ? 'The lead so far' : 'What decided it'}>
      {lead ? (
        <div className={styles.lead}>
          <dl className={styles.deciding}>
            {lead.deciding.map(({ label, figure, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.decided}>{figure}</dd>
                <dd className={styles.when}>{note}</dd>
              </div>
            ))}
          </dl>
          <LeadPlot game={game} lead={lead} />
        </div>
      ) : (
        <Empty>Some points were typed, so nobody knows in which order they came.</Empty>
      )}
    </Section>
  )
}
