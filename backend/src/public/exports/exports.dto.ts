import { OfSeason } from '../../core/http/of-season.dto'
import { OptionalIdParameter } from '../../core/http/path-ids'

/** Which tables are taken along. */
export class TablesParams extends OfSeason {
  @OptionalIdParameter('A league; without it all of the season')
  leagueId?: number
}
