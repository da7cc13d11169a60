import { sportShowing, type Sport } from '@fullcourt/domain/sports/sports'
import { whole } from '../../ui/format/figures'
import type { BadgedTeam } from '../../ui/team/TeamBadge'
import { TeamStripe } from '../../ui/team/TeamStripe'
import type { BoxScore } from './box-score'
import { leaderIn, type Leader } from './leaders'
import styles from './LeadersStrip.module.css'

/** The three that a box score always names. */
const ledIn = ({ leaders: { points, rebounds, assists } }: Sport) => [points, rebounds, assists]

const Best = ({ leader, team }: { leader: Leader | null; team: BadgedTeam }) => (
  <div className={styles.best}>
    <dt>
      <TeamStripe colors={team.colors} />
      {team.name}
    </dt>
    <dd>
      <span className={styles.figure}>{whole(leader?.value)}</span>
      {leader && <span>{leader.names.join(', ')}</span>}
    </dd>
  </div>
)

/** Who was best on either side, in basketball in points, rebounds and assists; what was not kept is left out. */
export const LeadersStrip = ({ game }: { game: BoxScore }) => {
  const strip = ledIn(sportShowing(game.shown))
    .map(({ figure, label }) => ({
      label,
      away: leaderIn(game.lines.away, figure),
      home: leaderIn(game.lines.home, figure),
    }))
    .filter(({ away, home }) => away ?? home)
  return (
    <div className={styles.strip}>
      {strip.map(({ label, away, home }) => (
        <section key={label} className={styles.card}>
          <h3>{label}</h3>
          <dl>
            <Best leader={away} team={game.away} />
            <Best leader={home} team={game.home} />
          </dl>
        </section>
      ))}
    </div>
  )
}
