import { useAddress } from '../parts/use-address'
import { ListPage } from './list/ListPage'
import { mergedIdsIn } from './merging/address'
import { MergePage } from './merging/MergePage'

/** All players of the organization: the list, or some of them side by side to be merged. Spec 2 §2. */
export const PlayersPage = () => {
  const ids = mergedIdsIn(useAddress().at('merge'))
  return ids.length > 1 ? <MergePage key={ids.join()} ids={ids} /> : <ListPage />
}
