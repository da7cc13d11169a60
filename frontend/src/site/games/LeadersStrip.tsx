import { sportShowing } from '@fullcourt/domain/sports/sports'
import { whole } from '../../ui/format/figures'
import { Picture } from '../../ui/Picture'
import { shownColours } from '../../ui/team/team-colours'
import type { BadgedTeam } from '../../ui/team/TeamBadge'
import { TeamStripe } from '../../ui/team/TeamStripe'
import { SiteLink } from '../SiteLink'
import type { BoxScore } from './box-score'
import { useEver } from '../parts/use-ever'
import { leaderIn, leaderStats, type Leader } from './leaders'
import styles from './LeadersStrip.module.css'

const Names = ({ players }: Pick<Leader, 'players'>) =>
  players.map(({ id, name, to }, place) => (
    <span key={id}>
      {place > 0 && ', '}
      {to ? <SiteLink to={to}>{name}</SiteLink> : name}
    </span>
  ))

const Best = ({ leader, team }: { leader: Leader | null; team: BadgedTeam }) => {
  const [first] = leader?.players ?? []
  return (
    <div className={styles.best}>
      <dt>
        <TeamStripe team={team} />
        {team.name}
      </dt>
      <dd>
        {first && <Picture name={first.name} src={first.photo} of="person" size={36} colors={shownColours(team)} />}
        <span className={styles.figure}>{whole(leader?.value)}</span>
        {leader && (
          <span>
            <Names players={leader.players} />
          </span>
        )}
      </dd>
    </div>
  )
}

/**
 * Who was best on either side, in basketball in points, rebounds and assists; what was not kept is left out, but on a page that
 * was open during the game: there each has its place from the first figure on.
 */
export const LeadersStrip = ({ game }: { game: BoxScore }) => {
  const wasLive = useEver(game.live)
  const strip = leaderStats(sportShowing(game.shown))
    .map(({ figure, label }) => ({
      label,
      away: leaderIn(game.lines.away, figure),
      home: leaderIn(game.lines.home, figure),
    }))
    .filter(({ away, home }) => wasLive || (away ?? home))
  if (strip.length === 0) return null
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
