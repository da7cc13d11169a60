import { useEffect, useRef } from 'react'
import { arriveAtHeading } from '../../../ui/arrive-at-heading'
import { whenOpened } from '../../parts/feedback/when-opened'
import { NewPlayerDialog } from '../../play/entries/NewPlayerDialog'
import { useAddress } from '../../parts/tables/use-address'
import { ListPage } from '../../people/players/list/ListPage'
import { mergedIdsIn } from '../../people/players/merging/address'
import { MergePage } from '../../people/players/merging/MergePage'

const MovePlayers = whenOpened(() => import('../../play/entries/MovePlayersDialog').then(chunk => chunk.MovePlayersDialog))

/** The two views have one path, so coming to one of them is no new page for the shell. */
const useArriveAt = (view: string) => {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    return arriveAtHeading()
  }, [view])
}

/** All players of the organization: the list, or some of them side by side to be merged (docs/admin.md#players). */
export const PlayersPage = () => {
  const ids = mergedIdsIn(useAddress().at('merge'))
  useArriveAt(ids.join())
  return ids.length > 1 ? (
    <MergePage key={ids.join()} ids={ids} />
  ) : (
    <ListPage NewPlayer={NewPlayerDialog} MovePlayers={MovePlayers} />
  )
}
