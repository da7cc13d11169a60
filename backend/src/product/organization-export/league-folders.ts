import { Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import type { BoxScoreAnswer } from '../../contexts/games/box-score.answers'
import { BoxScoreQuery } from '../../contexts/games/box-score.queries'
import type { GameAnswer } from '../../contexts/games/games.answers'
import { GamesQuery } from '../../contexts/games/games.queries'
import { TeamPlayersQuery } from '../../contexts/entries/entries.queries'
import type { LeagueWithTeamsAnswer } from '../../contexts/leagues/leagues.answers'
import { LeaguesWithTeamsQuery } from '../../contexts/leagues/leagues.queries'
import { SeasonListQuery } from '../../contexts/seasons/seasons.queries'
import { csvText, type ExportTable } from '../../core/http/csv'
import type { Scope } from '../../core/http/scope'
import type { FileToZip } from '../../core/http/zip/zip-stream'
import { folderNames } from './folder-name'
import { gameRow, isReadByImport, leagueTable, lineRows, personRow, rosterRow, teamRow } from './league-tables'

type Player = { readonly id: number; readonly firstName: string; readonly lastName: string }

/** Sheets that are read together: more would wait for each other. */
const SHEETS_AT_ONCE = 20

/** The leagues of an organization as an import reads them, a folder each. */
@Injectable()
export class LeagueFolders {
  constructor(private readonly queries: QueryBus) {}

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

  private async tables(scope: Scope, league: LeagueWithTeamsAnswer): Promise<readonly ExportTable[]> {
    const { id, season_id: season, teams } = league
    const rosters = await Promise.all(
      teams.map(async team => {
        const at = { season, league: id, team: team.id }
        return { team: team.id, players: await this.queries.execute(new TeamPlayersQuery({ scope, at })) }
      }),
    )
    const filter = { season, league: id }
    const all = await this.queries.execute(new GamesQuery({ scope, filter, otherwise: 'all seasons' }))
    const entered = new Set(teams.map(team => team.id))
    const games = all.filter(game => isReadByImport(game) && entered.has(game.home_team_id) && entered.has(game.away_team_id))
    const sheets = await this.sheets(scope, games)
    const players = new Map<number, Player>()
    for (const { player_id, firstName, lastName } of sheets.flatMap(onSheet))
      players.set(player_id, { id: player_id, firstName, lastName })
    for (const player of rosters.flatMap(roster => roster.players)) players.set(player.id, player)
    return [
      leagueTable('teams.csv', teams.map(teamRow)),
      leagueTable('players.csv', [...players.values()].map(personRow)),
      leagueTable(
        'rosters.csv',
        rosters.flatMap(roster => roster.players.map(rosterRow(roster.team))),
      ),
      leagueTable('games.csv', games.map(gameRow)),
      leagueTable('box_scores.csv', sheets.flatMap(lineRows)),
    ]
  }

  private async sheets(scope: Scope, games: readonly GameAnswer[]): Promise<readonly BoxScoreAnswer[]> {
    const sheets: BoxScoreAnswer[] = []
    for (let from = 0; from < games.length; from += SHEETS_AT_ONCE) {
      const some = games.slice(from, from + SHEETS_AT_ONCE)
      sheets.push(...(await Promise.all(some.map(({ id: game }) => this.queries.execute(new BoxScoreQuery({ scope, game }))))))
    }
    return sheets
  }
}

const onSheet = ({ homeRoster, awayRoster }: BoxScoreAnswer) => [...homeRoster, ...awayRoster].filter(player => player.onSheet)

const fileOf = (path: string, made: ExportTable): FileToZip => ({
  path: `${path}/${made.name}`,
  content: async function* content() {
    yield await Promise.resolve(Buffer.from(csvText(made)))
  },
})
