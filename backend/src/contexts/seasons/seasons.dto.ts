import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { AsStored } from '../../core/http/as-stored'
import { NameField, OptionalNameField } from '../../core/http/name-field'
import { IdParameter } from '../../core/http/address-fields'
import { OptionalId, DayOrNone, OptionalFlag } from '../../core/http/fields'
import type { NewSeason } from './seasons.commands'
import { SeasonAnswer } from './seasons.answers'
import { WithReason } from '../../core/http/with-reason.dto'

export class SeasonPath {
  @IdParameter('Season')
  id!: number
}

export class SeasonsOfOrganizationPath {
  @IdParameter('Organization')
  id!: number
}

/** The first and the last day of a season; none where it is not known yet. */
class SeasonDatesDto extends WithReason {
  @DayOrNone()
  startDate?: string | null

  @DayOrNone()
  finishDate?: string | null
}

export class NewSeasonDto extends SeasonDatesDto {
  @OptionalId('The organization that a super_admin means')
  organization_id?: number | null

  @NameField('Season name')
  name!: string

  @OptionalFlag("An active season deactivates the sport's other.", true)
  active?: boolean

  @OptionalId('A season whose leagues, teams and rosters are copied.')
  copyFromSeasonId?: number | null

  @OptionalId("Without it, the organization's only sport.")
  sport_id?: number | null

  toSeason(): NewSeason {
    return {
      details: { name: this.name, startDate: this.startDate ?? null, finishDate: this.finishDate ?? null },
      active: this.active ?? true,
      sport: this.sport_id,
      copyFrom: this.copyFromSeasonId,
    }
  }
}

/** What is not sent stays. */
@AsStored(SeasonAnswer)
export class SeasonDto extends SeasonDatesDto {
  @OptionalNameField('Season name')
  name?: string

  @OptionalFlag("An active season deactivates the sport's other.")
  active?: boolean

  /** Null takes a date away. */
  toWanted(): Partial<SeasonDetails> {
    return {
      ...(this.name === undefined ? {} : { name: this.name }),
      ...(this.startDate === undefined ? {} : { startDate: this.startDate }),
      ...(this.finishDate === undefined ? {} : { finishDate: this.finishDate }),
    }
  }
}
