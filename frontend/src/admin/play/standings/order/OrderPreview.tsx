import type { OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import type { OrderPreviewRowAnswer } from '../../../../api/schema'
import { quantity, whole } from '../../../../ui/format/figures'
import { QueryState } from '../../../parts/feedback/QueryState'
import type { LeagueAt } from '../../leagues/queries'
import styles from './order.module.css'
import { useOrderPreview } from './queries'

const isMoved = ({ placeNow }: OrderPreviewRowAnswer, at: number) => placeNow !== at + 1

const changes = (row: OrderPreviewRowAnswer, at: number) => row.rank !== row.rankNow || isMoved(row, at)

const movesInWords = (rows: readonly OrderPreviewRowAnswer[]) => {
  const moved = rows.filter(changes).length
  return moved === 0 ? 'No team changes its place.' : `${quantity(moved, 'team changes its', 'teams change their')} place.`
}

type Props = { readonly at: LeagueAt; readonly rule: OrderRule }

/** The table as it would be by a rule, with the ranks that change. */
export const OrderPreview = ({ at, rule }: Props) => (
  <section aria-label="The table as it would be">
    <h3>The table as it would be</h3>
    <QueryState of={useOrderPreview(at, rule)} empty="No teams are in this league yet." failure="This order cannot be shown.">
      {rows => (
        <>
          <p className={styles.moves} role="status">
            {movesInWords(rows)}
          </p>
          <ol className={styles.preview}>
            {rows.map((row, place) => (
              <li key={row.team.id} className={changes(row, place) ? styles.moved : undefined}>
                <span className={styles.rank}>{whole(row.rank)}</span>
                <span className={styles.name}>{row.team.name}</span>
                {changes(row, place) && <span className={styles.was}>now {whole(row.rankNow)}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </QueryState>
  </section>
)
