import { Injectable } from '@nestjs/common'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { SeasonPlayers, type PlayersApart } from '../../core/identity/season-players'
import { SharedValues } from '../../storage/documents/shared-values'
import { ActiveLeagues, type SeasonPlayed } from './active-leagues'

/** A season whose players are ranked: the leagues that count, and those whose figures the lists do not hold. */
export type RankedSeason = SeasonPlayed & { readonly apart: PlayersApart }

/** The active season, or the one that is named, as leaders are taken of it (docs/answers.md#leaders). */
@Injectable()
export class RankedSeasons {
  constructor(
    private readonly activeLeagues: ActiveLeagues,
    private readonly players: SeasonPlayers,
    private readonly values: SharedValues,
  ) {}

  /** Made once for all answers, until something in it changes; undefined where no season is active. */
  async of(scope: Scope, named?: SeasonId): Promise<RankedSeason | undefined> {
    const name = `ranked-season:${oneOrganization(scope)}:${named ?? 'active'}`
    return (await this.values.of(name, async () => ({ season: await this.read(scope, named) }))).season
  }

  private async read(scope: Scope, named?: SeasonId): Promise<RankedSeason | undefined> {
    const played = await this.activeLeagues.of(scope, named)
    return played && { ...played, apart: await this.players.apart(played) }
  }
}
