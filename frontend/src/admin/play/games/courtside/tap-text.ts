import type { Figure } from '@fullcourt/domain/statistics/figures'
import { TAP_KINDS, type TapKind } from './taps'

/** Who did it, and for which team. */
export type Doer = { readonly name: string; readonly team: string }

/** A tap in words: `+2 Ana Smith, Lions · Q3`. */
export const tapText = (what: string, { name, team }: Doer, period?: string): string =>
  `${what} ${name === '' ? team : `${name}, ${team}`}${period === undefined ? '' : ` · ${period}`}`

/** By which figure a tap is known again in what came of it, and which one is taken off: a miss is an attempt that was not made. */
const KNOWN_BY: { readonly [kind in TapKind]: readonly [of: Figure, less?: Figure] } = {
  '+2': ['2PM'],
  'miss 2': ['2PA', '2PM'],
  '+3': ['3PM'],
  'miss 3': ['3PA', '3PM'],
  FT: ['FTM'],
  'miss FT': ['FTA', 'FTM'],
  REB: ['REB'],
  AST: ['AST'],
}

type More = readonly { readonly abbreviation: string; readonly more: number }[]

/** What somebody tapped, by how much more of each figure there is since: `+3`, `2 × REB`; a league may count points alone: `+4`. */
export const tapsIn = (all: More): string => {
  const more = (figure: Figure) => all.find(({ abbreviation }) => abbreviation === figure)?.more ?? 0
  const texts = TAP_KINDS.flatMap(kind => {
    const [of, less] = KNOWN_BY[kind]
    const times = more(of) - (less === undefined ? 0 : more(less))
    if (times === 0) return []
    const what = Math.abs(times) === 1 ? kind : `${Math.abs(times)} × ${kind}`
    return [times < 0 ? `takes back ${what}` : what]
  })
  if (texts.length > 0) return texts.join(', ')
  const points = more('PTS')
  return points === 0 ? '' : points > 0 ? `+${points}` : `takes back ${-points} points`
}
