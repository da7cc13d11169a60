import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import type { TeamResult } from '@fullcourt/domain/games/team-result'
import { CERTAIN_STATES, type CertainState } from '@fullcourt/domain/qualification/certainty'
import { TIE_BREAK_STEPS, type TieBreak } from '@fullcourt/domain/standings/tie-break'
import { TeamNameAnswer } from '../../core/readers/team-name.answers'

/** A team in a league, by name. */
export class LeagueTeamNameAnswer extends TeamNameAnswer {
  @ApiProperty({ description: "The team's entry in the league." })
  slt_id!: number

  @ApiProperty()
  seasons_leagues_teams_id!: number
}

/** What a table shows of a team's season beside its results. */
export class SummaryFigureAnswer {
  @ApiProperty({ description: 'FT%, 3PM; in baseball AVG, HR' })
  abbreviation!: string

  @ApiProperty({ description: 'A sum, or a ratio with three decimals' })
  value!: number
}

/** Games won, lost and tied. */
export class RecordAnswer {
  @ApiProperty()
  wins!: number

  @ApiProperty()
  losses!: number

  @ApiProperty()
  ties!: number
}

/** The last ten completed regular games. */
export class LastTenAnswer extends RecordAnswer {}

/** Which step puts a team above the next one, though both have won the same share of their games. */
export class TieBreakAnswer {
  @ApiProperty({
    enum: TIE_BREAK_STEPS,
    description: 'Fewer losses, more wins; within a rank: games against each other, difference of points, points scored',
  })
  step!: TieBreak['step']

  @ApiPropertyOptional({ description: "The team's own figure, of all steps but headToHead and equal" })
  own?: number

  @ApiPropertyOptional({ description: 'The same of the next team' })
  other?: number

  @ApiPropertyOptional({ description: 'Of headToHead: games won against those who are equal' })
  wins?: number

  @ApiPropertyOptional()
  losses?: number

  @ApiPropertyOptional({ description: 'Of headToHead: how many teams were compared' })
  teams?: number
}

/** What is certain of a team however the games end that are still to be played (docs/standings.md#play-offs). */
export class PlayOffsAnswer {
  @ApiProperty({ enum: CERTAIN_STATES, description: 'In the play-offs in every case, in none, or neither' })
  state!: CertainState

  @ApiPropertyOptional({ description: 'How tables mark it, where something is certain: its letter, and what that means' })
  mark?: string

  @ApiProperty({ description: 'How many games the team still plays' })
  gamesLeft!: number

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'With so many wins of them it is in whatever the others do; null where no number of wins is known to be enough',
  })
  winsNeeded!: number | null

  @ApiProperty({ description: 'Whether it is certain that not even all of them are enough' })
  needsHelp!: boolean
}

/** A row of a league's table (docs/http-api.md#documented-names). */
export class StandingsTeamAnswer extends LeagueTeamNameAnswer {
  @ApiPropertyOptional({
    description: 'For staff, not within a list of leagues: position at which it was read, what a form sends back as If-Match',
  })
  revision?: string

  @ApiProperty({
    description: '1, 2, 2, 4: by share of wins, fewer losses, more wins; teams of one rank are listed as tieBreak says',
  })
  rank!: number

  @ApiProperty({ type: String, nullable: true })
  captain!: string | null

  @ApiProperty({ type: Number, nullable: true })
  captain_id!: number | null

  @ApiProperty()
  playersCount!: number

  @ApiProperty({ description: 'Regular games with a result, walk-overs too' })
  gamesPlayed!: number

  @ApiProperty()
  wins!: number

  @ApiProperty()
  losses!: number

  @ApiProperty({ description: 'A tie counts for nobody.' })
  ties!: number

  @ApiProperty({ description: 'How many of its wins and losses were given without a game: they have no points.' })
  walkovers!: number

  @ApiPropertyOptional({ description: 'The points of the table, where these are a step of its order' })
  points?: number

  @ApiProperty({ description: 'wins / (wins + losses), three decimals' })
  winPercentage!: number

  @ApiProperty()
  pointsFor!: number

  @ApiProperty()
  pointsAgainst!: number

  @ApiProperty({ type: String, nullable: true, description: 'Equal results that came last: W3, L1, T1' })
  streak!: string | null

  @ApiProperty({ type: LastTenAnswer, nullable: true })
  lastTen!: LastTenAnswer | null

  @ApiProperty({
    enum: ['W', 'L', 'T'],
    isArray: true,
    description: 'Results of the last five completed regular games, the newest first',
  })
  lastFive!: TeamResult[]

  @ApiProperty({ type: TieBreakAnswer, nullable: true, description: 'Null where the share of wins decides, and of the last row' })
  tieBreak!: TieBreakAnswer | null

  @ApiPropertyOptional({ type: PlayOffsAnswer, description: 'Where the league says how many teams go on to the play-offs' })
  playOffs?: PlayOffsAnswer

  @ApiProperty({ type: Number, nullable: true, description: 'One decimal; null where free throws are not kept' })
  ftPercentage!: number | null

  @ApiProperty({ type: Number, nullable: true, description: 'Null where threes are not kept' })
  total3PM!: number | null

  @ApiProperty({ type: [SummaryFigureAnswer], description: 'What the sport sums up in a table, as far as it is kept' })
  summary!: SummaryFigureAnswer[]

  @ApiProperty()
  league_id!: number

  @ApiProperty()
  leagueName!: string

  @ApiProperty({ description: 'Whether it is in a division' })
  isAssigned!: boolean

  @ApiProperty({ type: Number, nullable: true, description: 'Its place in the division, from 0; null in none' })
  position!: number | null

  @ApiProperty({ type: Number, nullable: true })
  division_id!: number | null

  @ApiProperty({ type: String, nullable: true })
  divisionName!: string | null
}

/** A team in the table of a league that it is in. */
export class TeamPlaceAnswer extends StandingsTeamAnswer {
  @ApiProperty({ description: 'How many teams are in the table' })
  teams!: number
}
