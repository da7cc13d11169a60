import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { GameContext } from '@fullcourt/domain/games/events'
import type { FiguresChange } from '@fullcourt/domain/games/figures-facts'
import { SIDES } from '@fullcourt/domain/games/sides'
import type { EntryId, LeagueId } from '@fullcourt/domain/ids/kinds'
import { onFigures } from '../games/on-figures'
import { projection } from '../projection'
import { changedRow, changesRows, newRow, type StandingsRow } from './row'

/** A league's table without an order: its rows are sorted by the ids of their entries. */
export type Standings = { readonly rows: readonly StandingsRow[] }

type InGame = { readonly in: GameContext }

const tableOf = ({ league }: { league: LeagueId }) => [String(league)]

/** Only regular games count (docs/standings.md#what-counts), in the table of each side's own league. */
const tablesOf = ({ in: { stage, home, away } }: InGame) => {
  if (stage !== 'regular') return []
  return home.league === away.league ? [String(home.league)] : [String(home.league), String(away.league)]
}

const change = (standings: Standings, entry: EntryId, how: (row: StandingsRow) => StandingsRow): Standings => {
  const at = standings.rows.findIndex(row => row.entry === entry)
  const row = standings.rows[at]
  if (row === undefined) return standings
  const changed = how(row)
  return changed === row ? standings : { rows: standings.rows.with(at, changed) }
}

const withChange = (standings: Standings, { in: context }: InGame, figures: FiguresChange): Standings =>
  SIDES.reduce((rows, side) => change(rows, context[side].entry, row => changedRow(row, side, figures)), standings)

const ofEntries = projection<Standings, AnyFact>('standings', { version: 4, initial: () => ({ rows: [] }) })
  .on('TeamEnteredLeague', tableOf, ({ rows }, { entry, team }) => ({
    rows: [...rows, newRow(entry, team)].sort((a, b) => a.entry - b.entry),
  }))
  .on('TeamLeftLeague', tableOf, (standings, { entry }) => change(standings, entry, row => ({ ...row, active: false })))
  .on('EntryRestored', tableOf, (standings, { entry, roster }) =>
    change(standings, entry, row => ({ ...row, active: true, players: roster.length })),
  )
  .on('RosterPlaceRestored', tableOf, (standings, { entry }) =>
    change(standings, entry, row => ({ ...row, players: row.players + 1 })),
  )
  .on('PlayerJoinedRoster', tableOf, (standings, { entry }) =>
    change(standings, entry, row => ({ ...row, players: row.players + 1 })),
  )
  .on('PlayerLeftRoster', tableOf, (standings, { entry }) =>
    change(standings, entry, row => ({ ...row, players: row.players - 1 })),
  )

export const standings = onFigures(
  ofEntries,
  ({ fact, change }) => (changesRows(change) ? tablesOf(fact.data) : []),
  (standings, { fact, change }) => withChange(standings, fact.data, change),
)
