import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { changesResult, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameContext, Side } from '@fullcourt/domain/games/events'
import { SIDES, otherSide } from '@fullcourt/domain/games/sides'
import { isNotPlayed, statusByResult, type GameResult } from '@fullcourt/domain/games/status'
import type { EntryId, GameId } from '@fullcourt/domain/ids/kinds'
import { countedResult } from '@fullcourt/domain/standings/counted-result'
import type { MetRecord } from '@fullcourt/domain/standings/table-record'
import { onFigures, type ChangedFigures } from '../games/on-figures'
import { projection } from '../projection'

/**
 * What an entry's games against another one came to. A tie counts for nobody. What is absent is none: earlier versions know wins and losses
 * alone.
 */
export type OpponentRecord = MetRecord & { readonly entry: EntryId }

/** A game without a result, and the entry that it is against. */
export type OpenGame = readonly [GameId, EntryId]

/**
 * An entry's regular games: what it came to against each opponent, sorted by the ids of their entries, and the games that have no result
 * yet, by their ids. Earlier versions do not know the latter.
 */
export type Opponents = {
  readonly against: readonly OpponentRecord[]
  readonly open?: readonly OpenGame[]
  /** Those that are cancelled, whether they have a result or not. */
  readonly cancelled?: readonly GameId[]
}

const byId = ([one]: OpenGame, [other]: OpenGame) => one - other

/** A game against that entry has no result, or none is open of it. */
const withOpen = (opponents: Opponents, game: GameId, entry: EntryId | null): Opponents => {
  const { open = [] } = opponents
  const others = open.filter(([id]) => id !== game)
  if ((entry === null) === (others.length === open.length)) return opponents
  return { ...opponents, open: entry === null ? others : [...others, [game, entry] as const].sort(byId) }
}

const withStatus = (opponents: Opponents, game: GameId, status: string | undefined): Opponents => {
  const { cancelled = [], ...others } = opponents
  const isOff = status !== undefined && isNotPlayed(status)
  if (isOff === cancelled.includes(game)) return opponents
  const now = isOff ? [...cancelled, game].sort((a, b) => a - b) : cancelled.filter(id => id !== game)
  return now.length === 0 ? others : { ...others, cancelled: now }
}

type InGame = { readonly in: GameContext }

const entriesOf = ({ in: { stage, home, away } }: InGame) => (stage === 'regular' ? [String(home.entry), String(away.entry)] : [])

type MetInGame = Required<Omit<MetRecord, 'toPlay'>>

/** What one game comes to for a side and its opponent; nothing where it has no result. */
const metIn = (game: GameResult, side: Side): MetInGame => {
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

const isNone = ({ wins, losses, margins }: MetInGame) => wins + losses + margins.length === 0

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
  return { ...opponents, against: [...opponents.against.filter(one => one !== known), met].sort((a, b) => a.entry - b.entry) }
}

const opponentIn = ({ in: context }: InGame, id: string): EntryId | null => {
  const side = SIDES.find(one => String(context[one].entry) === id)
  return side === undefined ? null : context[otherSide(side)].entry
}

/** Which games are open is what schedules say, and what results do. */
const ofSchedules = projection<Opponents, AnyFact>('opponents', { version: 4, initial: () => ({ against: [], open: [] }) })
  .on('GameScheduled', entriesOf, (opponents, fact, { id }) =>
    withStatus(withOpen(opponents, fact.game, opponentIn(fact, id)), fact.game, fact.details.status),
  )
  .on(
    'GameDetailsChanged',
    fact => (fact.is.status === undefined ? [] : entriesOf(fact)),
    (opponents, { game, is }) => withStatus(opponents, game, is.status),
  )
  .on(
    'GameSidesChanged',
    fact => [...new Set([...entriesOf(fact), ...entriesOf({ in: { ...fact.in, ...fact.is } })])],
    (opponents, { game, in: context, is }, { id }) =>
      withOpen(withOpen(opponents, game, null), game, opponentIn({ in: { ...context, ...is } }, id)),
  )

/** A game that goes is open no more; one that comes back, or whose result is another one, is open while it has none. */
const withOpenness = (opponents: Opponents, id: string, { change, fact: { data } }: ChangedFigures): Opponents => {
  const isOpen = change.how !== 'deleted' && statusByResult(change.is) === undefined
  const now = withOpen(opponents, data.game, isOpen ? opponentIn(data, id) : null)
  if (change.how === 'deleted') return withStatus(now, data.game, undefined)
  return change.how === 'restored' ? withStatus(now, data.game, change.details.status) : now
}

const concerns = (change: FiguresChange) => changesResult(change) || change.how === 'deleted' || change.how === 'restored'

export const opponents = onFigures(
  ofSchedules,
  ({ fact, change }) => (concerns(change) ? entriesOf(fact.data) : []),
  (document, changed, id) => withOpenness(withChange(document, id, changed.fact.data, changed.change), id, changed),
)

/** A row of a table with all that its order looks at: what it came to against each other. */
export type WithMeetings<Row> = Row & { readonly against: ReadonlyMap<EntryId, MetRecord> }

/** What an entry came to against each opponent, with the games that they still play. */
const meetingsIn = ({ against, open = [], cancelled = [] }: Opponents): ReadonlyMap<EntryId, MetRecord> => {
  const met = new Map<EntryId, MetRecord>(against.map(record => [record.entry, record]))
  for (const [game, entry] of open) {
    if (cancelled.includes(game)) continue
    const record = met.get(entry) ?? { wins: 0, losses: 0 }
    met.set(entry, { ...record, toPlay: (record.toPlay ?? 0) + 1 })
  }
  return met
}

/** Whether it is known which games are still to be played: earlier versions do not say it. */
export const knowsOpenGames = (documents: ReadonlyMap<string, Opponents>): boolean =>
  [...documents.values()].every(({ open }) => open !== undefined)

/** Rows of a table with what each came to against the others. */
export const withMeetings = <Row extends { readonly entry: EntryId }>(
  rows: readonly Row[],
  documents: ReadonlyMap<string, Opponents>,
): readonly WithMeetings<Row>[] =>
  rows.map(row => ({ ...row, against: meetingsIn(documents.get(String(row.entry)) ?? { against: [] }) }))
