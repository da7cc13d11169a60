import { ApiPropertyOptional } from '@nestjs/swagger'
import { Allow } from 'class-validator'
import { isDeepStrictEqual } from 'node:util'
import { refuse } from '@fullcourt/domain/facts/decision'
import { Refused } from '../facts/refused'
import type { GameRowAnswer } from './games.answers'

type Field = keyof GameRowAnswer

const FIELDS = [
  'id',
  'match_id',
  'season_id',
  'leagueId',
  'league',
  'stage',
  'date',
  'time',
  'game_dateTime',
  'location',
  'location_url',
  'video_url',
  'status',
  'statusLabel',
  'score_home',
  'score_away',
  'score_team1',
  'score_team2',
  'home_team_id',
  'away_team_id',
  'team1_id',
  'team2_id',
  'home_team',
  'away_team',
  'homeTeam',
  'awayTeam',
  'revision',
  'detailsRevision',
  'periodsRevision',
  'mismatch',
  'flaggedLines',
] as const satisfies readonly Field[]

/** Fields of a game as they came along with a call that does not change them. */
export type OtherFields = { readonly [field in Field]?: unknown }

/**
 * The base of a body that changes some fields of a game: the others may come along, because whoever edits a game sends back what
 * he was given, and must equal what is stored (design 4, Errors).
 */
export const gameFieldsBut = (...changed: readonly Field[]) => {
  const others = FIELDS.filter(field => !changed.includes(field))
  class OtherGameFields {
    otherFields(): OtherFields {
      const sent = this as OtherFields
      return Object.fromEntries(others.filter(field => sent[field] !== undefined).map(field => [field, sent[field]]))
    }
  }
  for (const field of others) {
    Allow()(OtherGameFields.prototype, field)
    ApiPropertyOptional({ type: Object, nullable: true, description: 'Must equal what is stored.' })(
      OtherGameFields.prototype,
      field,
    )
  }
  return OtherGameFields
}

/** Throws 400 for a field that was sent otherwise than it is stored. */
export const refuseOtherwise = (sent: OtherFields, stored: GameRowAnswer): void => {
  const changed = (Object.keys(sent) as Field[]).find(field => !isDeepStrictEqual(sent[field], stored[field]))
  if (changed !== undefined) throw new Refused(refuse('invalid', `${changed} cannot be changed here.`))
}
