import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { changesResult, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameContext, Side } from '@fullcourt/domain/games/events'
import { SIDES, otherSide } from '@fullcourt/domain/games/sides'
import type { GameResult } from '@fullcourt/domain/games/status'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { countedResult } from '@fullcourt/domain/standings/counted-result'
import type { MetRecord } from '@fullcourt/domain/standings/table-record'
import { onFigures } from '../games/on-figures'
import { projection } from '../projection'

/**
 * What an entry's games against another one came to. A tie counts for nobody. What is absent is none: earlier versions know wins and losses
 * alone.
 */
export type OpponentRecord = MetRecord & { readonly entry: EntryId }

/** An entry's regular games by opponents, sorted by the ids of their entries: as many as its league has teams. */
export type Opponents = { readonly against: readonly OpponentRecord[] }

type InGame = { readonly in: GameContext }

const entriesOf = ({ in: { stage, home, away } }: InGame) => (stage === 'regular' ? [String(home.entry), String(away.entry)] : [])

/** What one game comes to for a side and its opponent; nothing where it has no result. */
const metIn = (game: GameResult, side: Side): Required<MetRecord> => {
  const own = countedResult(game, side)
  const lost = own?.result === 'L'
  return {
    wins: own?.result === 'W' ? 1 : 0,
    losses: lost ? 1 : 0,
    forfeits: lost && own.points === null ? 1 : 0,
    scored: own?.points?.own ?? 0,
    margins: own?.points ? [own.points.own - own.points.other] : [],
  }
}

const isNone = ({ wins, losses, margins }: Required<MetRecord>) => wins + losses + margins.length === 0

/** The margins with a game in place of another one, from the smallest: which game is which does not matter. */
const withMargin = (margins: readonly number[], was: readonly number[], is: readonly number[]): readonly number[] => {
  const gone = was[0] === undefined ? -1 : margins.indexOf(was[0])
  return [...(gone < 0 ? margins : margins.toSpliced(gone, 1)), ...is].sort((a, b) => a - b)
}

const withChange = (opponents: Opponents, id: string, { in: context }: InGame, { was, is }: FiguresChange): Opponents => {
  const side = SIDES.find(one => String(context[one].entry) === id)
  if (side === undefined) return opponents
  const entry = context[otherSide(side)].entry
  const [before, after] = [metIn(was, side), metIn(is, side)]
  const known = opponents.against.find(met => met.entry === entry)
  if (isNone(before) && isNone(after)) return opponents
  const { wins, losses, forfeits = 0, scored = 0, margins = [] } = known ?? { wins: 0, losses: 0 }
  const lostByForfeit = forfeits + after.forfeits - before.forfeits
  const met: OpponentRecord = {
    entry,
    wins: wins + after.wins - before.wins,
    losses: losses + after.losses - before.losses,
    ...(lostByForfeit > 0 ? { forfeits: lostByForfeit } : {}),
    scored: scored + after.scored - before.scored,
    margins: withMargin(margins, before.margins, after.margins),
  }
  return { against: [...opponents.against.filter(one => one !== known), met].sort((a, b) => a.entry - b.entry) }
}

export const opponents = onFigures(
  projection<Opponents, AnyFact>('opponents', { version: 3, initial: () => ({ against: [] }) }),
  ({ fact, change }) => (changesResult(change) ? entriesOf(fact.data) : []),
  (document, { fact, change }, id) => withChange(document, id, fact.data, change),
)

/** A row of a table with all that its order looks at: what it came to against each other. */
export type WithMeetings<Row> = Row & { readonly against: ReadonlyMap<EntryId, MetRecord> }

/** Rows of a table with what each came to against the others. */
export const withMeetings = <Row extends { readonly entry: EntryId }>(
  rows: readonly Row[],
  documents: ReadonlyMap<string, Opponents>,
): readonly WithMeetings<Row>[] =>
  rows.map(row => {
    const { against } = documents.get(String(row.entry)) ?? { against: [] }
    return { ...row, against: new Map(against.map(met => [met.entry, met] as const)) }
  })
