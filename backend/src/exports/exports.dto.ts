import { OfSeason } from '../http/of-season.dto'
import { OptionalIdParameter } from '../http/path-ids'

/** Which tables are taken along. */
export class TablesQuery extends OfSeason {
  @OptionalIdParameter('A league; without it all of the season')
  leagueId?: number
}
