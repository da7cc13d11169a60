import { createElement, useEffect, useState, type ComponentType } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { stepInWords } from '../../ui/standings/step-in-words'
import { loadRankSheet } from './load-rank-sheet'
import type { RankSheetProps } from './RankSheet'
import { askingFor, rankAskedIn } from './why'

type Props = { readonly season: number; readonly sport: Sport }

/** The explanation of the rank that the address asks for, over the page; nothing until its code has come. */
export const AskedRank = ({ season, sport }: Props) => {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [Sheet, setSheet] = useState<ComponentType<RankSheetProps>>()
  const [isLost, setLost] = useState(false)
  const at = rankAskedIn(search)
  const isAsked = at !== undefined
  useEffect(() => {
    if (!isAsked) return
    loadRankSheet().then(
      loaded => setSheet(() => loaded),
      () => setLost(true),
    )
  }, [isAsked])
  if (!at) return null
  if (!Sheet) return isLost ? <p role="alert">It could not be loaded. Try again.</p> : null
  const close = () => void navigate(pathname + askingFor(search, undefined), { preventScrollReset: true, replace: true })
  return createElement(Sheet, { key: `${at.league}-${at.team}`, season, words: { sport, stepInWords }, at, onClose: close })
}
