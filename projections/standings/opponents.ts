import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { changesResult, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameContext } from '@fullcourt/domain/games/events'
import { SIDES, otherSide } from '@fullcourt/domain/games/sides'
import type { GameResult } from '@fullcourt/domain/games/status'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { countedResult } from '@fullcourt/domain/standings/counted-result'
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

const withChange = (opponents: Opponents, id: string, { in: context }: InGame, { was, is }: FiguresChange): Opponents => {
  const side = SIDES.find(one => String(context[one].entry) === id)
  if (side === undefined) return opponents
  const counted = (game: GameResult, of: typeof side) => (countedResult(game, of)?.result === 'W' ? 1 : 0)
  const other = otherSide(side)
  const wins = counted(is, side) - counted(was, side)
  const losses = counted(is, other) - counted(was, other)
  return wins === 0 && losses === 0 ? opponents : withResult(opponents, context[other].entry, { wins, losses })
}

export const opponents = onFigures(
  projection<Opponents, AnyFact>('opponents', { version: 2, initial: () => ({ against: [] }) }),
  ({ fact, change }) => (changesResult(change) ? entriesOf(fact.data) : []),
  (document, { fact, change }, id) => withChange(document, id, fact.data, change),
)
