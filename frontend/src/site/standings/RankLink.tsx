import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useKeptSeason } from '../kept-season'
import { ordinal } from '../../ui/format/figures'
import { askingFor, type RankAt } from './why'
import { loadRankSheet } from './load-rank-sheet'
import styles from './RankLink.module.css'

/** A click that a browser follows by itself, into a tab or window of its own. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/** What is asked of the page, in its season where that is a past one: of the running season no link says so. */
const inKeptSeason = (search: URLSearchParams, season: number | undefined): URLSearchParams => {
  const others = new URLSearchParams(search)
  others.delete('seasonId')
  others.delete('season')
  if (season !== undefined) others.set('season', String(season))
  return others
}

type Props = { readonly at: RankAt; readonly name: string; readonly rank: number }

/** A rank that explains itself: its link is that of the page with the explanation. */
export const RankLink = ({ at, name, rank }: Props) => {
  const [search] = useSearchParams()
  const season = useKeptSeason()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Of another day of the season there is no explanation.
  if (search.has('through')) return rank
  const asking = askingFor(inKeptSeason(search, season), at)
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
