import { Changing } from '../../ui/Changing'
import { whole } from '../../ui/format/figures'
import { TeamName } from '../parts/TeamName'
import type { BoxScore } from './box-score'
import styles from './LineScore.module.css'

type Side = 'away' | 'home'

const Row = ({ game, side }: { game: BoxScore; side: Side }) => (
  <tr>
    <th scope="row">
      <TeamName team={game[side]} twoLines />
    </th>
    {game.periods.map(period => (
      <td key={period.id}>
        <Changing value={whole(period[side])} />
      </td>
    ))}
    <td className={styles.total}>
      <Changing value={whole(game[side].points)} />
    </td>
  </tr>
)

/** The points of each period, the away side first. */
export const LineScore = ({ game }: { game: BoxScore }) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <caption className="visuallyHidden">Points by period</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visuallyHidden">Team</span>
          </th>
          {game.periods.map(period => (
            <th key={period.id} scope="col">
              {period.name}
            </th>
          ))}
          <th scope="col" className={styles.total}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        <Row game={game} side="away" />
        <Row game={game} side="home" />
      </tbody>
    </table>
  </div>
)
