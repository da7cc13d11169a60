import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { CloseIcon } from '../../ui/icons'
import { RankNeighbours } from '../../ui/standings/RankNeighbours'
import { rankTitle, type Words } from '../../ui/standings/rank-in-words'
import { Answer } from '../parts/Answer'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { rankOf } from './rank-query'
import styles from './RankSheet.module.css'
import type { RankAt } from './why'

export type RankSheetProps = {
  readonly season: number
  readonly words: Words
  readonly at: RankAt
  readonly onClose: () => void
}

/** Why a team has its rank, against its neighbours: a sheet on a phone, a dialog where there is room. */
export const RankSheet = ({ season, words, at, onClose }: RankSheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const rank = useQuery(rankOf(useSite(), season, at))
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog id="rank-sheet" ref={dialog} className={styles.sheet} aria-labelledby={title} closedby="any" onClose={onClose}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {rank.data ? rankTitle(rank.data) : 'Why this rank'}
        </h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <CloseIcon /> Close
        </button>
      </div>
      <div className={styles.body} aria-live="polite" aria-busy={rank.isPending}>
        <Answer of={rank} missing="This team is not in the table.">
          {answer => (
            <RankNeighbours
              rank={answer}
              words={words}
              gameLink={(id, text) => <SiteLink to={`/games/${id}`}>{text}</SiteLink>}
            />
          )}
        </Answer>
      </div>
    </dialog>
  )
}
