import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { winnerOf } from '@fullcourt/domain/games/completed'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameContext, Score } from '@fullcourt/domain/games/events'
import { SIDES, otherSide } from '@fullcourt/domain/games/sides'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { onFigures } from '../games/on-figures'
import { projection } from '../projection'

/** What an entry won and lost against another one. A tie counts for nobody. */
export type OpponentRecord = { readonly entry: EntryId; readonly wins: number; readonly losses: number }

/** An entry's regular games by opponents, sorted by the ids of their entries: as many as its league has teams. */
export type Opponents = { readonly against: readonly OpponentRecord[] }

type InGame = { readonly in: GameContext }

const entriesOf = ({ in: { stage, home, away } }: InGame) => (stage === 'regular' ? [String(home.entry), String(away.entry)] : [])

const withResult = ({ against }: Opponents, opponent: EntryId, { wins, losses }: Omit<OpponentRecord, 'entry'>): Opponents => {
  const was = against.find(({ entry }) => entry === opponent) ?? { wins: 0, losses: 0 }
  const is = { entry: opponent, wins: was.wins + wins, losses: was.losses + losses }
  return { against: [...against.filter(({ entry }) => entry !== opponent), is].sort((a, b) => a.entry - b.entry) }
}

const changed = (opponents: Opponents, id: string, { in: context }: InGame, { was, is }: FiguresChange): Opponents => {
  const side = SIDES.find(one => String(context[one].entry) === id)
  if (side === undefined) return opponents
  const counted = (score: Score | null, of: typeof side) => (winnerOf(score) === of ? 1 : 0)
  const other = otherSide(side)
  const wins = counted(is.score, side) - counted(was.score, side)
  const losses = counted(is.score, other) - counted(was.score, other)
  return wins === 0 && losses === 0 ? opponents : withResult(opponents, context[other].entry, { wins, losses })
}

const changesScore = ({ was, is }: FiguresChange) => was.score !== null || is.score !== null

export const opponents = onFigures(
  projection<Opponents, AnyFact>('opponents', { version: 1, initial: () => ({ against: [] }) }),
  ({ fact, change }) => (changesScore(change) ? entriesOf(fact.data) : []),
  (document, { fact, change, id }) => changed(document, id, fact.data, change),
)
