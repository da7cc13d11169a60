import { ApiProperty } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { SeasonNameAnswer } from '../seasons/seasons.answers'

/** Points of the final, as the champion sees them. */
export class ChampionScoreAnswer {
  @ApiProperty()
  champion!: number

  @ApiProperty()
  runnerUp!: number
}

/** Games of a final of several games. */
export class ChampionSeriesAnswer {
  @ApiProperty()
  won!: number

  @ApiProperty()
  lost!: number
}

/** Who won a bracket, or the play-offs of a league that has none. */
export class ChampionAnswer {
  @ApiProperty({ description: 'Of the division or the league' })
  name!: string

  @ApiProperty({ type: Number, nullable: true, description: 'The division whose bracket was won' })
  division_id!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'The league whose play-offs were won, where they have no bracket' })
  league_id!: number | null

  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ type: TeamNameAnswer, description: 'Whom it beat in the final' })
  runnerUp!: TeamNameAnswer

  @ApiProperty({ description: 'The game that decided the final' })
  game_id!: number

  @ApiProperty({ type: String, nullable: true, description: 'Its day, YYYY-MM-DD' })
  date!: string | null

  @ApiProperty({ type: ChampionScoreAnswer, nullable: true, description: 'null: it was won by walk-over' })
  score!: ChampionScoreAnswer | null

  @ApiProperty({ type: ChampionSeriesAnswer, nullable: true, description: 'null: the final was a single game' })
  series!: ChampionSeriesAnswer | null
}

/** A season with its champions. */
export class SeasonChampionsAnswer {
  @ApiProperty({ type: SeasonNameAnswer })
  season!: SeasonNameAnswer

  @ApiProperty({ type: [ChampionAnswer], description: 'Brackets by the name of their division, then leagues in their order' })
  champions!: ChampionAnswer[]

  @ApiProperty({ description: 'Brackets that have no champion yet' })
  openBrackets!: number
}
