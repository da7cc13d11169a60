import { Button } from '@mantine/core'
import { useState } from 'react'
import type { GameRowAnswer } from '../../../../api/schema'
import { quantity } from '../../../../ui/format/figures'
import { DeleteIcon } from '../../../../ui/icons'
import type { LeagueAt } from '../../leagues/queries'
import { useCollect } from '../pending/use-collect'
import { MoveGamesDialog } from './MoveGamesDialog'

type Props = { at: LeagueAt; games: readonly GameRowAnswer[]; clear: () => void }

/** Moves or deletes the selected games once that is published. */
export const WaitingRows = ({ at, games, clear }: Props) => {
  const [isMoving, setMoving] = useState(false)
  const collect = useCollect(at)
  const name = quantity(games.length, 'game')
  const remove = async () => {
    const wanted = games.map(({ id }) => ({ game_id: id, deleted: true }))
    if (await collect(games, wanted, `${name} to be deleted`)) clear()
  }
  return (
    <>
      <Button variant="default" onClick={() => setMoving(true)}>
        Move
      </Button>
      <Button variant="default" leftSection={<DeleteIcon />} onClick={() => void remove()}>
        Delete
      </Button>
      <MoveGamesDialog at={at} games={games} open={isMoving} onClose={() => setMoving(false)} onMoved={clear} />
    </>
  )
}
