import { QueryBus } from '@nestjs/cqrs'
import { query } from '../../core/readers/query'
import { PlayerProfileReader } from '../players/queries/player-profile-reader'
import type { TeamInLeague } from '../../core/access/season-access'
import { TeamReader } from '../teams/queries/team-reader'
import type { WithScope } from '../../core/http/scope'
import { GameNameReader } from '../games/queries/game-name-reader'
import { LeagueTeamQuery } from '../standings/standings.queries'
import type { TeamPlayerAnswer, TeamInLeagueAnswer } from './entries.answers'

type OfTeam = WithScope & { readonly at: TeamInLeague }

/** The roster of a team in a league, by name. */
export const TeamPlayersQuery = query('TeamPlayersQuery', {
  uses: { teams: TeamReader, profiles: PlayerProfileReader },
  answer: async ({ scope, at }: OfTeam, { teams, profiles }): Promise<TeamPlayerAnswer[]> => {
    const { entry } = await teams.entry(scope, at)
    const players = await profiles.of(scope, entry.roster)
    return players.map(player => ({ ...player, captain: entry.captain === player.id }))
  },
})

/** A team in one league: its row of the table, roster and games. */
export const TeamInLeagueQuery = query('TeamInLeagueQuery', {
  uses: { queries: QueryBus, teams: TeamReader, gameNames: GameNameReader },
  answer: async ({ scope, at }: OfTeam, { queries, teams, gameNames }): Promise<TeamInLeagueAnswer> => {
    const { entry } = await teams.entry(scope, at)
    const games = await teams.games({ season: at.season, team: at.team, entry: entry.id })
    return {
      team: await queries.execute(new LeagueTeamQuery({ scope, at })),
      players: await queries.execute(new TeamPlayersQuery({ scope, at })),
      games: await gameNames.answers(games),
    }
  },
})
