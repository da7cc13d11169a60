import { Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { GamesQuery } from '../../contexts/games/games.queries'
import { TeamPlayersQuery } from '../../contexts/entries/entries.queries'
import type { LeagueWithTeamsAnswer } from '../../contexts/leagues/leagues.answers'
import { LeaguesWithTeamsQuery } from '../../contexts/leagues/leagues.queries'
import { SeasonListQuery } from '../../contexts/seasons/seasons.queries'
import { csvText, type ExportTable } from '../../core/http/csv'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { GameSheets } from '../../core/identity/game-sheets'
import { PlayerNameReader } from '../../core/readers/player-name-reader'
import type { FileToZip } from '../../core/http/zip/zip-stream'
import { folderNames } from './folder-name'
import { gameRow, isReadByImport, leagueTable, lineRows, personRow, rosterRow, teamRow } from './league-tables'

/** The leagues of an organization as an import reads them, a folder each. */
@Injectable()
export class LeagueFolders {
  constructor(
    private readonly queries: QueryBus,
    private readonly sheets: GameSheets,
    private readonly names: PlayerNameReader,
  ) {}

  async *of(scope: Scope): AsyncGenerator<FileToZip> {
    const nameSeason = folderNames()
    for (const season of await this.queries.execute(new SeasonListQuery({ scope }))) {
      const [folder, nameLeague] = [nameSeason(season.name, season.id), folderNames()]
      for (const league of await this.queries.execute(
        new LeaguesWithTeamsQuery({ scope, season: season.id, through: undefined }),
      )) {
        const tables = await this.tables(scope, league)
        const path = `leagues/${folder}/${nameLeague(league.name, league.id)}`
        for (const table of tables) yield fileOf(path, table)
      }
    }
  }

  private rosters(scope: Scope, { id: league, season_id: season, teams }: LeagueWithTeamsAnswer) {
    return Promise.all(
      teams.map(async ({ id: team }) => {
        const at = { season, league, team }
        return { team, players: await this.queries.execute(new TeamPlayersQuery({ scope, at })) }
      }),
    )
  }

  /** The games that an import can read. */
  private async games(scope: Scope, { id: league, season_id: season, teams }: LeagueWithTeamsAnswer) {
    const filter = { season, league }
    const games = await this.queries.execute(new GamesQuery({ scope, filter, otherwise: 'all seasons' }))
    const entered = new Set(teams.map(team => team.id))
    return games.filter(game => isReadByImport(game) && entered.has(game.home_team_id) && entered.has(game.away_team_id))
  }

  private async tables(scope: Scope, league: LeagueWithTeamsAnswer): Promise<readonly ExportTable[]> {
    const [rosters, games] = await Promise.all([this.rosters(scope, league), this.games(scope, league)])
    const sheets = await this.sheets.getMany(
      oneOrganization(scope),
      games.map(game => game.id),
    )
    const ids = [
      ...[...sheets.values()].flatMap(({ lines }) => lines.map(({ player }) => player)),
      ...rosters.flatMap(({ players }) => players.map(player => player.id)),
    ]
    const names = await this.names.of(ids)
    return [
      leagueTable('teams.csv', league.teams.map(teamRow)),
      leagueTable(
        'players.csv',
        [...names].map(([player, name]) => personRow({ id: player, ...name })),
      ),
      leagueTable(
        'rosters.csv',
        rosters.flatMap(roster => roster.players.map(rosterRow(roster.team))),
      ),
      leagueTable('games.csv', games.map(gameRow)),
      leagueTable(
        'box_scores.csv',
        games.flatMap(game => lineRows(game, sheets.get(String(game.id)))),
      ),
    ]
  }
}

const fileOf = (path: string, made: ExportTable): FileToZip => ({
  path: `${path}/${made.name}`,
  content: async function* content() {
    yield await Promise.resolve(Buffer.from(csvText(made)))
  },
})
