import type { SeasonStage } from '@fullcourt/domain/seasons/season-stage'
import { ApiProperty } from '@nestjs/swagger'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'

/** Who won a part of a season. */
export class SeasonWinnerAnswer {
  @ApiProperty({ description: 'The division or the league that was won' })
  name!: string

  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer
}

/** How far a season is. */
export class SeasonStateAnswer {
  @ApiProperty()
  season_id!: number

  @ApiProperty({ enum: ['set-up', 'running', 'play-offs', 'finished'] })
  stage!: SeasonStage

  @ApiProperty({ description: 'Its leagues' })
  leagues!: number

  @ApiProperty({ description: 'Games of its leagues and brackets' })
  games!: number

  @ApiProperty({ description: 'Those of them that have a result' })
  completed!: number

  @ApiProperty({ type: [SeasonWinnerAnswer] })
  champions!: SeasonWinnerAnswer[]
}
