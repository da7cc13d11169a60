import { Button } from '@mantine/core'
import { useState } from 'react'
import { whenOpened } from '../../parts/feedback/when-opened'

const GameLinksDialog = whenOpened(() => import('./GameLinksDialog').then(chunk => chunk.GameLinksDialog))

/** Opens the scorer links of a game. */
export const GameLinksButton = ({ game }: { game: number }) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Scorer link
      </Button>
      <GameLinksDialog game={game} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
