import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { Page } from '../../parts/page/Page'

/** Said where there is no such game. */
export const noSuchGame = 'Game not found.'

type Props = {
  /** What the page is called while no game is known. */
  title: string
  /** The page of a game, by its id. */
  children: (game: number) => ReactNode
}

/** The page of the game that the address names. */
export const GameOfAddress = ({ title, children }: Props) => {
  const id = Number(useParams().game)
  if (Number.isInteger(id) && id > 0) return children(id)
  return (
    <Page title={title}>
      <EmptyState>{noSuchGame}</EmptyState>
    </Page>
  )
}
