import { fullName } from '@fullcourt/domain/players/full-name'
import { percentage, winPercentage } from '@fullcourt/domain/statistics/percentages'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { shotsIn } from '@fullcourt/domain/statistics/shots'
import type { Form } from '@fullcourt/domain/standings/form'
import { resultPointsOf } from '@fullcourt/domain/order-rules/order-rule'
import { tablePoints } from '@fullcourt/domain/standings/step-figures'
import { wholeTally } from '@fullcourt/domain/standings/table-record'
import type { TablePlace } from '@fullcourt/domain/standings/tie-break'
import { markOf } from '@fullcourt/domain/qualification/play-off-line'
import type { Certainty } from '@fullcourt/domain/qualification/certainty'
import type { EntryId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '@fullcourt/projections/card'
import { tableOrderOf, type LeagueCard } from '@fullcourt/projections/leagues/league'
import type { StandingsRow } from '@fullcourt/projections/standings/row'
import type { PlayerName } from '../../core/readers/player-name-reader'
import type { DivisionPosition } from '../../core/readers/division-reader'
import { teamNameOf, type TeamCards } from '../../core/readers/team-name'
import { gamesInRow } from './games-in-row'
import type { RowRoster } from './row-rosters'
import { placesInTable, type AroundOrder, type OrderedRow } from './table-places'
import type { StandingsTeamAnswer, LeagueTeamNameAnswer, SummaryFigureAnswer } from './standings.answers'

/** What a table shows beside its figures: names, places in divisions, results against each other and lately. */
export type AroundTable = AroundOrder & {
  readonly rosters: ReadonlyMap<EntryId, RowRoster>
  readonly players: ReadonlyMap<PlayerId, PlayerName>
  readonly divisions: ReadonlyMap<EntryId, DivisionPosition>
  readonly forms: ReadonlyMap<EntryId, Form>
  readonly playOffs: ReadonlyMap<EntryId, Certainty>
}

/** The team of a row, by name. */
export const teamName = ({ team, entry }: StandingsRow, teams: TeamCards): LeagueTeamNameAnswer => ({
  ...teamNameOf(teams, team),
  slt_id: entry,
  seasons_leagues_teams_id: entry,
})

/** What each sport sums up in a table, of figures that were kept. */
const summaryOf = (sums: Figures): SummaryFigureAnswer[] =>
  SPORTS.flatMap(({ summary: { percentage, figure } }) => [percentage, figure]).flatMap(abbreviation => {
    const value = statOfLine(abbreviation, sums)
    return value === null ? [] : [{ abbreviation, value }]
  })

/** The points of the table that a row came to, where its order looks at them. */
const pointsAnswer = (row: OrderedRow, league: Known<LeagueCard>): Pick<StandingsTeamAnswer, 'points'> => {
  const points = resultPointsOf(tableOrderOf(league).rule)
  return points ? { points: tablePoints(wholeTally(row), points) } : {}
}

/** Where it is said how many teams go on. */
const playOffsAnswer = (certainty: Certainty | undefined): Pick<StandingsTeamAnswer, 'playOffs'> => {
  if (!certainty) return {}
  const { state, left: gamesLeft, winsNeeded, needsHelp } = certainty
  const mark = markOf(state)
  return { playOffs: { state, ...(mark ? { mark } : {}), gamesLeft, winsNeeded, needsHelp } }
}

const NO_ROSTER: RowRoster = { captain: null, players: 0 }

const rowAnswer = (
  { row, rank, tieBreak }: TablePlace<OrderedRow>,
  league: Known<LeagueCard>,
  { teams, rosters, players, divisions, forms, playOffs }: AroundTable,
): StandingsTeamAnswer => {
  const { captain, players: playersCount } = rosters.get(row.entry) ?? NO_ROSTER
  const name = captain === null ? undefined : players.get(captain)
  const { sums } = row.totals
  const { division, position = null } = divisions.get(row.entry) ?? {}
  return {
    ...teamName(row, teams),
    rank,
    captain: name ? fullName(name) : null,
    captain_id: captain,
    playersCount,
    gamesPlayed: gamesInRow(row),
    wins: row.wins,
    losses: row.losses,
    ties: row.ties,
    walkovers: row.walkovers ?? 0,
    ...pointsAnswer(row, league),
    winPercentage: winPercentage(row),
    pointsFor: row.pointsFor,
    pointsAgainst: row.pointsAgainst,
    streak: forms.get(row.entry)?.streak ?? null,
    lastTen: forms.get(row.entry)?.lastTen ?? null,
    lastFive: [...(forms.get(row.entry)?.lastFive ?? [])],
    tieBreak,
    ...playOffsAnswer(playOffs.get(row.entry)),
    ftPercentage: percentage(shotsIn(sums, 'FT%')),
    total3PM: sums['3PM'] ?? null,
    summary: summaryOf(sums),
    league_id: league.id,
    leagueName: league.name,
    isAssigned: division !== undefined,
    position,
    division_id: division?.id ?? null,
    divisionName: division?.name ?? null,
  }
}

/** A league's table in its order; what no step tells apart is listed by name. */
export const tableAnswer = (
  rows: readonly StandingsRow[],
  league: Known<LeagueCard>,
  around: AroundTable,
): StandingsTeamAnswer[] => placesInTable(rows, around, tableOrderOf(league)).map(place => rowAnswer(place, league, around))

/** How many games a table counts; each has two sides. */
export const gamesCounted = (rows: readonly Pick<StandingsTeamAnswer, 'gamesPlayed'>[]): number =>
  Math.ceil(rows.reduce((sides, { gamesPlayed }) => sides + gamesPlayed, 0) / 2)
