import { ordinal, whole } from '../../../ui/format/figures'
import type { AdminColumn } from '../../parts/tables/admin-column'
import styles from './rank.module.css'

/** In addresses: whose rank is explained, `?why=12-7`, a team in a league. */
export const WHY = 'why'

type Ranked = { readonly id: number; readonly league_id: number; readonly name: string; readonly rank: number }

/** A rank that explains itself. */
export const rankColumn = <Row extends Ranked>(
  key: string,
  head: string,
  ask: (why: Readonly<Record<string, string>>) => void,
): AdminColumn<Row> => ({
  key,
  head,
  figures: true,
  by: ({ rank }) => rank,
  text: ({ rank }) => rank,
  show: ({ id, league_id: league, name, rank }) => (
    <button
      type="button"
      className={styles.rank}
      aria-haspopup="dialog"
      aria-label={`${whole(rank)}: why ${name} are ${ordinal(rank)}`}
      onClick={() => ask({ [WHY]: `${league}-${id}` })}
    >
      {whole(rank)}
    </button>
  ),
})
