import { ApiProperty } from '@nestjs/swagger'
import type { UndoneGame } from '@fullcourt/domain/brackets/results'
import type { Side } from '@fullcourt/domain/games/events'
import type { TeamId } from '@fullcourt/domain/ids/kinds'

/** A later game of a bracket whose figures a corrected result undoes (docs/brackets.md#corrected-results). */
export class UndoneGameAnswer {
  @ApiProperty({ description: 'What `undoes` names to confirm it' })
  game_id!: number

  @ApiProperty({ example: 'r2-0' })
  match_id!: string

  @ApiProperty({ example: 'Semifinal 1' })
  label!: string

  @ApiProperty()
  home_team_id!: number

  @ApiProperty()
  away_team_id!: number

  @ApiProperty({ description: 'The name of the home team' })
  homeTeam!: string

  @ApiProperty({ description: 'The name of the away team' })
  awayTeam!: string

  @ApiProperty({ type: Number, nullable: true })
  score_home!: number | null

  @ApiProperty({ type: Number, nullable: true })
  score_away!: number | null

  @ApiProperty({ enum: ['home', 'away'], nullable: true, description: 'The side that won it without a game' })
  walkover_winner!: Side | null
}

export const undoneGameAnswer = (
  { game, matchId, label, homeTeam, awayTeam, score, walkover }: UndoneGame,
  nameOf: (team: TeamId) => string,
): UndoneGameAnswer => ({
  game_id: game,
  match_id: matchId,
  label,
  home_team_id: homeTeam,
  away_team_id: awayTeam,
  homeTeam: nameOf(homeTeam),
  awayTeam: nameOf(awayTeam),
  score_home: score?.home ?? null,
  score_away: score?.away ?? null,
  walkover_winner: walkover,
})
