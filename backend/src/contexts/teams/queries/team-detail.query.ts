import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { GameNameReader } from '../../games/queries/game-name-reader'
import { Documents } from '../../../storage/documents/documents'
import type { Scope } from '../../../core/http/scope'
import { EntryReader, type LeagueEntry } from '../../../core/readers/entry-reader'
import { SeasonReader } from '../../../core/readers/season-reader'
import type { PlayerNameAnswer } from '../../players/players.answers'
import { PlayerNameReader } from '../../../core/readers/player-name-reader'
import { PlayerFigures } from '../../../core/identity/player-figures'
import { comparePlayers } from '@fullcourt/domain/players/player-order'
import { sportOf, SPORTS } from '@fullcourt/domain/sports/sports'
import { seasonNameAnswer } from '../../seasons/season-answer'
import { forStaffOfTeam, teamAnswer } from './team-answer'
import { rosterFigures } from './roster-figures'
import { TeamReader } from './team-reader'
import type { TeamDetailAnswer, TeamRosterAnswer } from '../teams.answers'

/** A team with rosters and games of a season; where none is named, of the one that it plays in now. */
export class TeamDetailQuery {
  constructor(
    readonly scope: Scope,
    readonly team: TeamId,
    readonly season?: SeasonId,
    /** At most so many games, those around the last result; all where it is left out. */
    readonly games?: number,
  ) {}
}

@QueryHandler(TeamDetailQuery)
export class TeamDetailQueryHandler implements IQueryHandler<TeamDetailQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly teams: TeamReader,
    private readonly seasons: SeasonReader,
    private readonly entries: EntryReader,
    private readonly names: PlayerNameReader,
    private readonly figures: PlayerFigures,
    private readonly gameNames: GameNameReader,
  ) {}

  async execute({ scope, team: id, season: named, games: atMost }: TeamDetailQuery): Promise<TeamDetailAnswer> {
    const position = this.documents.position()
    const team = await this.teams.team(scope, id)
    const entries = await this.entries.ofTeam(id)
    const season = named === undefined ? entries[0]?.season : await this.seasons.season(scope, named)
    const games = season ? await this.gamesIn(id, season.id, atMost) : []
    return {
      ...teamAnswer(team, entries),
      ...forStaffOfTeam(scope, team, position),
      season: season ? seasonNameAnswer(season) : null,
      rosters: await this.rosters(entries.filter(placed => placed.season.id === season?.id)),
      games: await this.gameNames.answers(games),
    }
  }

  private gamesIn(team: TeamId, season: SeasonId, atMost: number | undefined) {
    return atMost === undefined ? this.teams.games({ season, team }) : this.teams.gamesAround(team, season, atMost)
  }

  private async rosters(entries: readonly LeagueEntry[]): Promise<TeamRosterAnswer[]> {
    const names = await this.names.of(entries.flatMap(({ entry }) => entry.roster))
    const players = [...names].flatMap(([id, { removed, ...name }]) => (removed ? [] : [{ id, ...name }])).sort(comparePlayers)
    const rosters = await Promise.all(entries.map(placed => this.roster(placed, players)))
    return rosters.flat()
  }

  private async roster({ entry, season }: LeagueEntry, players: readonly PlayerNameAnswer[]): Promise<TeamRosterAnswer[]> {
    const totals = await this.figures.totalsInEntry({ ...entry, entry: entry.id }, entry.roster)
    const sport = sportOf(season.sport) ?? SPORTS[0]
    return players
      .filter(({ id }) => entry.roster.includes(id))
      .map(player => ({
        player_id: player.id,
        slt_id: entry.id,
        seasons_leagues_teams_id: entry.id,
        captain: entry.captain === player.id,
        player,
        ...rosterFigures(
          sport,
          totals.find(of => of.player === player.id),
        ),
      }))
  }
}
