import { IsString, MaxLength, MinLength } from 'class-validator'
import { ApiProperty } from '@nestjs/swagger'
import { refuseField } from '@fullcourt/domain/facts/decision'
import type { ScorerGames } from '@fullcourt/domain/scorers/events'
import { Refused } from '../../../core/facts/refused'
import { IdParameter, OptionalIdParameter } from '../../../core/http/address-fields'
import { OneOf, OptionalId, DayOrNone } from '../../../core/http/fields'
import { NameField } from '../../../core/http/name-field'
import { OfOrganization } from '../../../core/http/of-tenant.dto'
import { WithReason } from '../../../core/http/with-reason.dto'
import { DetailText } from '../fields'

export const SCORER_KINDS = ['game', 'place', 'team'] as const satisfies readonly ScorerGames['kind'][]

const LONGEST_SCORER_NAME = 100
const LONGEST_SECRET = 200

export class ScorerLinkPath {
  @IdParameter('Scorer link')
  id!: number
}

export class ScorerLinksParams extends OfOrganization {
  @OptionalIdParameter('Only links with which this game may be scored')
  gameId?: number
}

const present = <Value>(field: string, value: Value | null | undefined, message: string): Value => {
  if (value === null || value === undefined) throw new Refused(refuseField(field, message))
  return value
}

const FIELDS = ['game_id', 'location', 'day', 'team_id', 'from', 'to'] as const
type FieldOfGames = (typeof FIELDS)[number]

const FIELDS_OF: { readonly [Kind in ScorerGames['kind']]: readonly FieldOfGames[] } = {
  game: ['game_id'],
  place: ['location', 'day'],
  team: ['team_id', 'from', 'to'],
}

/** What would not be looked at is refused: its sender counts on it. */
const notOf = (field: FieldOfGames) => new Refused(refuseField(field, 'This is of another kind of link.'))

/** Who may score which games; each kind takes the fields that it needs. */
export class NewScorerLinkDto extends WithReason {
  @NameField('Name', LONGEST_SCORER_NAME)
  name!: string

  @OneOf(SCORER_KINDS)
  kind!: ScorerGames['kind']

  @OptionalId('Of game')
  game_id?: number | null

  @DetailText('Of place: where the games are played')
  location?: string | null

  @DayOrNone()
  day?: string | null

  @OptionalId('Of team')
  team_id?: number | null

  @DayOrNone()
  from?: string | null

  @DayOrNone()
  to?: string | null

  @DayOrNone()
  lastDay?: string | null

  toGames(): ScorerGames {
    for (const field of FIELDS) if (this[field] != null && !FIELDS_OF[this.kind].includes(field)) throw notOf(field)
    switch (this.kind) {
      case 'game':
        return { kind: 'game', game: present('game_id', this.game_id, 'Choose a game.') }
      case 'place':
        return {
          kind: 'place',
          location: present('location', this.location?.trim() || null, 'Location is required.'),
          day: present('day', this.day, 'Choose a day.'),
        }
      case 'team': {
        const from = present('from', this.from, 'Choose a day.')
        return { kind: 'team', team: present('team_id', this.team_id, 'Choose a team.'), from, to: this.to ?? from }
      }
    }
  }
}

/** What opens a link: it is sent in a body, which is written down nowhere. */
export class OpenScorerLinkDto {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_SECRET })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_SECRET)
  secret!: string
}
