import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ordinal } from '../../ui/format/figures'
import { askingFor, type RankAt } from './why'
import { loadRankSheet } from './load-rank-sheet'
import styles from './RankLink.module.css'

/** A click that a browser follows by itself, into a tab or window of its own. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

type Props = { readonly at: RankAt; readonly name: string; readonly rank: number }

/** A rank that explains itself: its link is that of the page with the explanation. */
export const RankLink = ({ at, name, rank }: Props) => {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const asking = askingFor(search, at)
  const ready = () => void loadRankSheet().catch(() => undefined)
  return (
    <a
      className={styles.rank}
      href={asking}
      aria-haspopup="dialog"
      aria-label={`${rank}: why ${name} are ${ordinal(rank)}`}
      onPointerEnter={ready}
      onFocus={ready}
      onClick={event => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        void navigate(pathname + asking, { preventScrollReset: true })
      }}
    >
      {rank}
    </a>
  )
}
