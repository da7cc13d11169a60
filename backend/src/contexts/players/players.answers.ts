import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { GameStatAnswer, RosterLeagueAnswer } from '../games/game-stat.answers'
import { LeagueNameAnswer } from '../games/games.answers'
import { AttributeValueAnswer } from '../../core/readers/attribute-value.answers'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'
import { SeasonNameAnswer } from '../seasons/seasons.answers'
import { StatDefinitionAnswer } from '../standings/statistics.answers'
import { GameMinutesAnswer } from './player-minutes.answers'
import { EarlierGamesAnswer } from './earlier-games.answers'

/** A player as everybody may see them. */
export class PlayerNameAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ description: 'Blank for people who have a single name' })
  firstName!: string

  @ApiProperty()
  lastName!: string

  @ApiProperty({ type: String, nullable: true, description: 'Address of the photo' })
  image!: string | null
}

/** With their attributes, and what only staff may see. */
export class PlayerProfileAnswer extends PlayerNameAnswer {
  @ApiProperty({
    type: [AttributeValueAnswer],
    description: 'In the order of the attributes; for the public those of visible ones',
  })
  attributeValues!: AttributeValueAnswer[]

  @ApiPropertyOptional({ type: String, nullable: true, description: 'For staff only' })
  email?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, description: 'For staff only' })
  phoneNumber?: string | null

  @ApiPropertyOptional({ description: 'For staff: revision at which they were read, what a form sends back as If-Match' })
  revision?: number
}

export class RosterEntryAnswer {
  @ApiProperty({ description: "The team's entry in the league." })
  id!: number

  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ type: RosterLeagueAnswer })
  seasons_league!: RosterLeagueAnswer
}

/** A roster that a player is on (docs/http-api.md#documented-names). */
export class RosterAnswer {
  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty()
  captain!: boolean

  @ApiProperty({ type: RosterEntryAnswer })
  seasons_leagues_team!: RosterEntryAnswer
}

/** A player in a list (docs/http-api.md#documented-names). */
export class PlayerAnswer extends PlayerProfileAnswer {
  @ApiProperty({ type: Number, nullable: true, description: 'The team that they are with now' })
  team_id!: number | null

  @ApiProperty({ type: [RosterAnswer], description: "The active season's first, then the newest" })
  rosters!: RosterAnswer[]
}

/** A team that a player is or was with; they played for it, or are on its roster. */
export class TeamHistoryAnswer {
  @ApiProperty()
  slt_id!: number

  @ApiProperty()
  team_id!: number

  @ApiProperty({ type: TeamNameAnswer })
  team!: TeamNameAnswer

  @ApiProperty({ type: LeagueNameAnswer })
  league!: LeagueNameAnswer

  @ApiProperty({ type: SeasonNameAnswer })
  season!: SeasonNameAnswer

  @ApiProperty()
  teamName!: string

  @ApiProperty()
  leagueName!: string

  @ApiProperty()
  seasonName!: string
}

/** A player who was merged into another. */
export class MergedPlayerAnswer {
  @ApiProperty()
  id!: number

  @ApiProperty({ description: 'As they were called themselves' })
  name!: string

  @ApiProperty({ description: 'Whom they were merged into: the player themselves, or another who was merged into them later' })
  into!: number

  @ApiProperty({ description: 'ISO 8601' })
  mergedAt!: string

  @ApiProperty({ type: String, nullable: true, description: 'Name of the user; null where there is none any more' })
  by!: string | null
}

export class PlayerInformationAnswer extends PlayerAnswer {
  @ApiProperty()
  organization_id!: number

  @ApiProperty({ description: 'Games played, of both stages' })
  games!: number

  @ApiProperty({ description: 'Lines of box scores; more than games where they sat out or have two in one game' })
  lines!: number

  @ApiProperty({ type: [TeamHistoryAnswer], description: "The active season's first, then the newest" })
  teamHistory!: TeamHistoryAnswer[]

  @ApiProperty({ type: [MergedPlayerAnswer], description: 'The players who were merged into them, the latest merge first' })
  merged!: MergedPlayerAnswer[]
}

export class PlayerStatsAnswer {
  @ApiProperty({ type: [GameStatAnswer], description: 'Game by game, from the earliest' })
  gameStats!: GameStatAnswer[]

  @ApiProperty({ type: [StatDefinitionAnswer] })
  allStats!: StatDefinitionAnswer[]
}

export class PlayerBasicAnswer extends PlayerStatsAnswer {
  @ApiProperty({ type: [EarlierGamesAnswer], description: 'Empty unless the call bounds the games of a season' })
  earlier!: readonly EarlierGamesAnswer[]

  @ApiProperty({ type: [GameMinutesAnswer], description: 'Of all games whose minutes are complete' })
  minutes!: GameMinutesAnswer[]

  @ApiProperty({ type: PlayerAnswer })
  player!: PlayerAnswer

  @ApiProperty({ type: [TeamHistoryAnswer], description: "The active season's first, then the newest" })
  teamHistory!: TeamHistoryAnswer[]

  @ApiProperty({ type: [TeamNameAnswer], description: 'The teams of the games of gameStats, each once' })
  teams!: TeamNameAnswer[]

  @ApiProperty({ type: Number, nullable: true })
  activeSeasonId!: number | null

  @ApiProperty({ type: SeasonNameAnswer, nullable: true, description: 'The active season' })
  season!: SeasonNameAnswer | null
}
