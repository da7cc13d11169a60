import { OptionalIdParameter } from '../../../core/http/address-fields'
import { OfSeason } from '../../../core/http/of-tenant.dto'
import type { WantedDifference } from './difference.query'
import { OptionalMoment } from './moments'

/** Between which moments, and of which schedules, the difference is wanted. */
export class ScheduleDifferenceParams extends OfSeason {
  @OptionalIdParameter('A league; without it the whole season')
  leagueId?: number

  @OptionalIdParameter('A team; without it all that anything changed for')
  teamId?: number

  @OptionalMoment(
    'The first moment, a day or a time of the organization, or ISO 8601 in UTC; without it a week before the second',
  )
  from?: string

  @OptionalMoment('The second moment, in the same form; without it now')
  to?: string

  toWanted(): WantedDifference {
    const { seasonId: season, leagueId: league, teamId: team, from, to } = this
    return { season, league, team, from, to }
  }
}
