import type { GameAnswer, GlobalTeamAnswer } from '../../../../../api/schema'
import { compareNames } from '@fullcourt/domain/facts/text'
import { quantity } from '../../../../../ui/format/figures'
import styles from './WeekGrid.module.css'
import { gameCounts } from './week-grid'

type Props = { games: readonly GameAnswer[]; teams: readonly GlobalTeamAnswer[] }

/** How many games the schedule has for each team, teams with as many together (docs/admin.md#schedules). */
export const GameCounts = ({ games, teams }: Props) => (
  <div role="group" className={styles.counts} aria-label="Game Count">
    <h4>Game Count</h4>
    <dl>
      {gameCounts(games, teams).map(({ count, teams: same }) => (
        <div key={count}>
          <dt>{quantity(count, 'game')}</dt>
          <dd>
            {same
              .map(({ name }) => name)
              .sort(compareNames)
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
