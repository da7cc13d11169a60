import { useState } from 'react'
import type { GameAnswer } from '../../../../../api/schema'
import { useKeyDown } from '../../../../../ui/use-key-down'
import { conflictsAt, swapConflictsOf, whyNotSwap, type NamedSurroundings } from './placing'
import type { GridSlot } from './week-grid'
import type { Picking } from './WeekGrid'

const isGame = (on: GameAnswer | GridSlot): on is GameAnswer => 'id' in on

/** What is done with games of a grid by hand. */
export type GridActions = {
  readonly swap: (one: GameAnswer, other: GameAnswer) => Promise<unknown>
  readonly move: (game: GameAnswer, slot: GridSlot) => Promise<unknown>
  /** Takes a game out; not where games are deleted elsewhere. */
  readonly remove?: (game: GameAnswer) => Promise<unknown>
  /** Lets its two teams exchange their sides, where that may wait. */
  readonly turn?: (game: GameAnswer) => Promise<unknown>
}

/** Which game is picked, and what a further click, key or drop does with it. */
export const usePicking = (around: NamedSurroundings, conflicts: Picking['conflicts'], actions: GridActions): Picking => {
  const { remove, turn } = actions
  const [picked, setPicked] = useState<GameAnswer | null>(null)
  const [dragged, setDragged] = useState<GameAnswer | null>(null)

  const putOn = (game: GameAnswer, on: GameAnswer | GridSlot) => {
    setPicked(null)
    if (!isGame(on)) return void actions.move(game, on)
    if (whyNotSwap(game, on, around) === undefined) void actions.swap(game, on)
  }
  const pick = (game: GameAnswer) => {
    if (picked === null) setPicked(game)
    else if (picked.id === game.id) setPicked(null)
    else putOn(picked, game)
  }
  const drop = (on: GameAnswer | GridSlot) => {
    setDragged(null)
    if (dragged && !(isGame(on) && on.id === dragged.id)) putOn(dragged, on)
  }
  useKeyDown(({ key }) => {
    if (key === 'Escape') setPicked(null)
  })
  const subject = picked ?? dragged
  return {
    picked: subject,
    whyNot: game => (subject === null ? undefined : whyNotSwap(subject, game, around)),
    asks: game => (subject === null ? [] : swapConflictsOf(subject, game, around)),
    inTheWay: slot => (subject === null ? [] : conflictsAt(subject, slot, around)),
    conflicts,
    pick,
    move: slot => picked && putOn(picked, slot),
    drag: game => {
      setPicked(null)
      setDragged(game)
    },
    drop,
    ...(remove && {
      remove: (game: GameAnswer) => {
        setPicked(null)
        void remove(game)
      },
    }),
    ...(turn && {
      turn: (game: GameAnswer) => {
        setPicked(null)
        void turn(game)
      },
    }),
    leave: () => {
      setPicked(null)
      setDragged(null)
    },
  }
}
