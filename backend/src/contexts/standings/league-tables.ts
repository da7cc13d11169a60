import { Injectable } from '@nestjs/common'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { EntryId, LeagueId, TeamId } from '@fullcourt/domain/ids/kinds'
import { needingMeetings } from '@fullcourt/domain/standings/meetings-needed'
import type { Known } from '@fullcourt/projections/card'
import { tableOrderOf, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { opponents, type Opponents } from '@fullcourt/projections/standings/opponents'
import type { StandingsRow } from '@fullcourt/projections/standings/row'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { DivisionReader, type DivisionPosition } from '../../core/readers/division-reader'
import { ActiveRows } from './active-rows'
import { FormReader } from './form-reader'
import { PlayOffsReader } from './play-offs-reader'
import { RowRosters, type RowRoster } from './row-rosters'
import { rowsInLists, type RowsInList } from './rows-in-list'
import type { StandingsTeamAnswer, LeagueTeamNameAnswer, TeamPlaceAnswer } from './standings.answers'
import { placesInTable } from './table-places'
import { tableAnswer, teamName, type AroundTable } from './table-row'

/** The rows of tables by league, and which of them are shown with all that a table says of them. */
type AroundRows = { readonly rows: RowsOfLeagues; readonly isShown: (row: StandingsRow) => boolean }

type RowsOfLeagues = ReadonlyMap<LeagueId, readonly StandingsRow[]>

/** The tables of leagues: figures of the standings, names of teams and players. */
@Injectable()
export class LeagueTables {
  constructor(
    private readonly documents: Documents,
    private readonly rosters: RowRosters,
    private readonly playerNames: PlayerNameReader,
    private readonly divisions: DivisionReader,
    private readonly formReader: FormReader,
    private readonly rows: ActiveRows,
    private readonly playOffs: PlayOffsReader,
  ) {}

  /** The table of each league, in its order. */
  async of(leagues: readonly Known<LeagueCard>[]): Promise<ReadonlyMap<LeagueId, StandingsTeamAnswer[]>> {
    const rows = await this.rows.of(leagues)
    const around = await this.around(leagues, { rows, isShown: () => true })
    return new Map(leagues.map(league => [league.id, tableAnswer(rows.get(league.id) ?? [], league, around)]))
  }

  /** What a team has in the tables of leagues that it is in: of the others only what decides its rank is read. */
  async placesOfTeam(leagues: readonly Known<LeagueCard>[], team: TeamId): Promise<TeamPlaceAnswer[]> {
    const rows = await this.rows.of(leagues)
    const around = await this.around(leagues, { rows, isShown: row => row.team === team })
    return leagues.flatMap(league => {
      const table = rows.get(league.id) ?? []
      const row = tableAnswer(table, league, around).find(({ id }) => id === team)
      return row ? [{ ...row, teams: table.length }] : []
    })
  }

  private async around(leagues: readonly Known<LeagueCard>[], { rows, isShown }: AroundRows): Promise<AroundTable> {
    const shown = new Map([...rows].map(([league, table]) => [league, table.filter(isShown)]))
    const lists = rowsInLists(leagues, shown)
    const [teams, rosters, divisions, forms, met, playOffs] = await Promise.all([
      this.documents.getFor(teamCard, [...shown.values()].flat(), ({ team }) => team),
      this.rostersOf(leagues, lists),
      this.divisionsOf(leagues),
      this.formReader.of(lists),
      this.meetings(leagues, rows),
      this.playOffs.of(leagues),
    ])
    const players = await this.playerNames.of([...rosters.values()].flatMap(({ captain }) => captain ?? []))
    return { teams, rosters, players, divisions, forms, opponents: met, playOffs }
  }

  /** What those came to against each other whose order depends on it. */
  private meetings(leagues: readonly Known<LeagueCard>[], rows: RowsOfLeagues): Promise<ReadonlyMap<string, Opponents>> {
    const needing = leagues.flatMap(league => needingMeetings(rows.get(league.id) ?? [], tableOrderOf(league)))
    return this.documents.getFor(opponents, needing, ({ entry }) => entry)
  }

  /** The places of a league's table by its order, or by another one, with the names of its teams. */
  async places(league: Known<LeagueCard>, order = tableOrderOf(league)) {
    const rows = (await this.rows.of([league])).get(league.id) ?? []
    const [teams, met] = await Promise.all([
      this.documents.getFor(teamCard, rows, ({ team }) => team),
      this.documents.getMany(
        opponents,
        rows.map(({ entry }) => entry),
      ),
    ])
    return { places: placesInTable(rows, { teams, opponents: met }, order), teams, order }
  }

  private async rostersOf([first]: readonly Known<LeagueCard>[], lists: readonly RowsInList[]) {
    return first ? this.rosters.of(first.organization, lists) : new Map<EntryId, RowRoster>()
  }

  private async divisionsOf(leagues: readonly Known<LeagueCard>[]) {
    const [first] = leagues
    const seasons = leagues.map(({ season }) => season)
    return first ? this.divisions.positions(first.organization, seasons) : new Map<EntryId, DivisionPosition>()
  }

  /** The teams of each league, by name. */
  async teamNames(leagues: readonly Known<LeagueCard>[]): Promise<ReadonlyMap<LeagueId, LeagueTeamNameAnswer[]>> {
    const rows = await this.rows.of(leagues)
    const teams = await this.documents.getFor(teamCard, [...rows.values()].flat(), ({ team }) => team)
    return new Map(
      [...rows].map(([league, table]) => [
        league,
        table.map(row => teamName(row, teams)).sort((a, b) => compareNames(a.name, b.name)),
      ]),
    )
  }

  /** How many teams are in each league. */
  async counts(leagues: readonly Known<LeagueCard>[]): Promise<ReadonlyMap<LeagueId, number>> {
    const rows = await this.rows.of(leagues)
    return new Map([...rows].map(([league, { length }]) => [league, length]))
  }
}
