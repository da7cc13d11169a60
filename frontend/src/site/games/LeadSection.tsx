import { Empty } from '../parts/Empty'
import { Section } from '../parts/Section'
import { Tile, Tiles } from '../parts/Tiles'
import type { FollowedGame } from './followed-game'
import styles from './GamePage.module.css'
import { leadOf } from './lead'
import { LeadPlot } from './LeadPlot'

/** What decided a game, or the lead so far. Once it was shown its place stays, though a line that is typed takes the order away. */
export const LeadSection = ({ game }: { game: FollowedGame }) => {
  const lead = game.lead && leadOf(game.lead, game)
  return (
    <Section id="lead" title={game.live ? 'The lead so far' : 'What decided it'}>
      {lead ? (
        <div className={styles.lead}>
          <Tiles>
            {lead.deciding.map(({ label, figure, note }) => (
              <Tile key={label} label={label} figure={figure} note={note} />
            ))}
          </Tiles>
          <LeadPlot game={game} lead={lead} />
        </div>
      ) : (
        <Empty>Some points were typed, so nobody knows in which order they came.</Empty>
      )}
    </Section>
  )
}
