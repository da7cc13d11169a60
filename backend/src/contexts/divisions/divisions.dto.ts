import { LARGEST_DIVISION } from '@fullcourt/domain/divisions/decide'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import { AsStored } from '../../core/http/as-stored'
import { NameField } from '../../core/http/name-field'
import { IdParameter, LARGEST_ID } from '../../core/http/address-fields'
import { DivisionAnswer } from './divisions.answers'
import { WithReason } from '../../core/http/with-reason.dto'
import { OptionalWholeNumber, WholeNumber, Id, Ids, ListOf } from '../../core/http/fields'

export class DivisionPath {
  @IdParameter('Division')
  id!: number
}

export class DivisionTeamPath extends DivisionPath {
  @IdParameter("The team's entry in its league")
  sltId!: number
}

export class NewDivisionDto extends WithReason {
  @NameField('Division name')
  name!: string
}

@AsStored(DivisionAnswer)
export class DivisionNameDto extends NewDivisionDto {}

export class AssignTeamDto extends WithReason {
  @Id("The team's entry in its league")
  seasons_leagues_teams_id!: number

  @OptionalWholeNumber({
    least: 0,
    most: LARGEST_ID,
    description: 'From 0; without it, or behind the last team, the team comes last',
  })
  position?: number
}

export class RemoveTeamsDto extends WithReason {
  @Ids(LARGEST_DIVISION, 'Entries of teams of the division: all of them leave it, or none')
  slt_ids!: number[]
}

export class TeamPositionDto {
  @Id("The team's entry in its league")
  slt_id!: number

  @WholeNumber({ least: 0, most: LARGEST_ID })
  position!: number
}

export class TeamOrderDto extends WithReason {
  @ListOf(TeamPositionDto, { most: LARGEST_DIVISION, description: 'Every team of the division once' })
  orderedTeams!: TeamPositionDto[]

  toOrder(): readonly EntryId[] {
    return [...this.orderedTeams].sort((a, b) => a.position - b.position).map(({ slt_id }) => slt_id)
  }
}

export class FillDivisionDto extends WithReason {
  @Id('A league of the season')
  leagueId!: number

  @WholeNumber({ least: 1, most: LARGEST_DIVISION, description: 'How many teams: the first that are in no division yet' })
  count!: number
}
