import { ApiProperty } from '@nestjs/swagger'
import { NameAnswer } from '../../../core/http/name.answers'
import { PlayerNameAnswer } from '../players.answers'

export class DirectoryTeamAnswer extends NameAnswer {
  @ApiProperty({ description: "The team's entry in the league" })
  slt_id!: number

  @ApiProperty()
  league_id!: number

  @ApiProperty({ type: [String], description: 'The main colour and a second one, such as #1b5fd1; empty where none were chosen' })
  colors!: readonly string[]
}

export class DirectoryPlayerAnswer extends PlayerNameAnswer {
  @ApiProperty({ type: [Number], description: 'The teams of their rosters, by `slt_id`' })
  slt_ids!: number[]
}

export class DirectoryLetterAnswer {
  @ApiProperty({ description: 'A to Z; # for all other beginnings' })
  letter!: string

  @ApiProperty({ description: 'The part in which it begins' })
  part!: number
}

/** Players of a season by name: all of them, or a part of a long list. */
export class PlayerDirectoryAnswer {
  @ApiProperty({ description: 'How many there are, or were found' })
  count!: number

  @ApiProperty({
    description: 'Which part it is, the last one where that was asked for which is beyond it; 0 where none was asked for',
  })
  part!: number

  @ApiProperty({ description: 'How many parts these are; 0 where they were not asked for in parts' })
  parts!: number

  @ApiProperty({ type: [DirectoryLetterAnswer], description: 'Of everybody in parts; empty where something is looked for' })
  letters!: readonly DirectoryLetterAnswer[]

  @ApiProperty({ type: [DirectoryTeamAnswer], description: 'Of the players' })
  teams!: DirectoryTeamAnswer[]

  @ApiProperty({ type: [DirectoryPlayerAnswer], description: 'None where more than 1,000 are not asked for in parts' })
  players!: DirectoryPlayerAnswer[]
}
