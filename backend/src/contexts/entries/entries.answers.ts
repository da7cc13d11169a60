import { ApiProperty } from '@nestjs/swagger'
import { GameAnswer } from '../games/games.answers'
import { PlayerProfileAnswer } from '../players/players.answers'
import { StandingsTeamAnswer } from '../standings/standings.answers'

/** A player on the roster of a team in a league. */
export class TeamPlayerAnswer extends PlayerProfileAnswer {
  @ApiProperty()
  captain!: boolean
}

/** Players who were moved together. */
export class MovedPlayersAnswer {
  @ApiProperty({ description: 'Names the action: undoing it brings all of them back' })
  id!: string
}

/** A team in one league: its row of the table, roster and games. */
export class TeamInLeagueAnswer {
  @ApiProperty({ type: StandingsTeamAnswer })
  team!: StandingsTeamAnswer

  @ApiProperty({ type: [TeamPlayerAnswer], description: 'By name' })
  players!: TeamPlayerAnswer[]

  @ApiProperty({ type: [GameAnswer], description: 'From the earliest' })
  games!: GameAnswer[]
}
