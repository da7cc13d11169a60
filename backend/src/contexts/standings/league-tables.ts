import { Injectable } from '@nestjs/common'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { EntryId, LeagueId } from '@fullcourt/domain/ids/kinds'
import { knownOf, type Card, type Known } from '@fullcourt/projections/card'
import { tableOrderOf, type LeagueCard } from '@fullcourt/projections/leagues/league'
import { opponents } from '@fullcourt/projections/standings/opponents'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { EntryCards } from '../../core/identity/entry-cards'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import { DivisionReader, type DivisionPosition } from '../../core/readers/division-reader'
import { ActiveRows } from './active-rows'
import { FormReader } from './form-reader'
import { PlayOffsReader } from './play-offs-reader'
import type { StandingsTeamAnswer, LeagueTeamNameAnswer } from './standings.answers'
import { placesInTable } from './table-places'
import { playersShown, tableAnswer, teamName } from './table-row'

/** Cards by the id that they hold. */
const byId = <C extends Card<{ readonly id: number }>>(cards: ReadonlyMap<string, C>): ReadonlyMap<number, Known<C>> =>
  new Map(
    [...cards.values()].flatMap(card => {
      const found = knownOf(card)
      return found ? [[(found as { id: number }).id, found]] : []
    }),
  )

/** The tables of leagues: figures of the standings, names of teams and players. */
@Injectable()
export class LeagueTables {
  constructor(
    private readonly documents: Documents,
    private readonly cards: EntryCards,
    private readonly playerNames: PlayerNameReader,
    private readonly divisions: DivisionReader,
    private readonly formReader: FormReader,
    private readonly rows: ActiveRows,
    private readonly playOffs: PlayOffsReader,
  ) {}

  /** The table of each league, in its order. */
  async of(leagues: readonly Known<LeagueCard>[]): Promise<ReadonlyMap<LeagueId, StandingsTeamAnswer[]>> {
    const rows = await this.rows.of(leagues)
    const all = [...rows.values()].flat()
    const ids = all.map(({ entry }) => entry)
    const [teams, entries, divisions, forms, met, playOffs] = await Promise.all([
      this.documents.getFor(teamCard, all, ({ team }) => team),
      this.cards.getMany(ids),
      this.divisionsOf(leagues),
      this.formReader.of(ids),
      this.documents.getMany(opponents, ids),
      this.playOffs.of(leagues),
    ])
    const entryById = byId(entries)
    const players = await this.playerNames.of([...entryById.values()].flatMap(playersShown))
    const around = { teams, entries: entryById, players, divisions, forms, opponents: met, playOffs }
    return new Map(leagues.map(league => [league.id, tableAnswer(rows.get(league.id) ?? [], league, around)]))
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
