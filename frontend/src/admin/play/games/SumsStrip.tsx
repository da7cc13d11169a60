import type { Side } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { difference, whole } from '../../../ui/format/figures'
import { CheckIcon, WarningIcon } from '../../../ui/icons'
import { TeamStripe } from '../../../ui/team/TeamStripe'
import type { LiveSums } from './sheet/live-sums'
import { useLiveSums, type SumsOf } from './sheet/use-live-sums'
import styles from './SumsStrip.module.css'

const what = { players: 'Players', periods: 'Periods' }

const Agreement = ({ live: { final, sums, mismatches }, side }: { live: LiveSums; side: Side }) => {
  const found = mismatches.filter(mismatch => mismatch.side === side)
  if (found.length > 0)
    return (
      <span className={styles.off}>
        <WarningIcon size={16} />
        {found.map(({ what: sum, sum: points, final: score }) => `${what[sum]} ${difference(points - score)}`).join(', ')}
      </span>
    )
  if (final === null || (sums.players[side] === null && sums.periods[side] === null)) return null
  return (
    <span className={styles.agreed}>
      <CheckIcon size={16} /> Adds up
    </span>
  )
}

/**
 * `Players 62 · Periods 62 · Final 65`: whether the points agree, and by how much they do not, saved or not
 * (docs/games.md#sums-that-do-not-agree).
 */
export const SumsStrip = (props: SumsOf) => {
  const live = useLiveSums(props)
  const { home_team: home, away_team: away } = props.answer.game
  const teams = { home, away }
  return (
    <dl className={styles.strip} aria-label="Sums of points">
      {AWAY_FIRST.map(side => (
        <div key={side} className={styles.side}>
          <dt>
            <TeamStripe team={teams[side]} /> {teams[side].name}
          </dt>
          <dd>
            Players <b>{whole(live.sums.players[side])}</b> · Periods <b>{whole(live.sums.periods[side])}</b> · Final{' '}
            <b>{whole(live.final?.[side])}</b>
          </dd>
          <dd>
            <Agreement live={live} side={side} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
