import { Injectable } from '@nestjs/common'
import type { LeagueId, PlayerId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { Sport } from '@fullcourt/domain/sports/sports'
import type { PlayerTotals } from '@fullcourt/domain/statistics/leaders'
import type { ShotsByPercentage } from '@fullcourt/domain/statistics/shots'
import { SharedValues } from '../../storage/documents/shared-values'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { PlayerFigures } from '../../core/identity/player-figures'
import { ActiveLeagues } from './active-leagues'

/** What the players came to in the regular games of a season, and for which teams. */
export type SeasonTotals = {
  readonly sport: Sport
  readonly leagues: readonly LeagueId[]
  readonly players: readonly PlayerTotals[]
  readonly shots: (player: PlayerId) => ShotsByPercentage
  readonly teams: ReadonlyMap<PlayerId, readonly TeamId[]>
}

/**
 * The totals of the active season, or of the one that is named, all its active leagues together (docs/standings.md#what-counts): one list
 * per league.
 */
@Injectable()
export class SeasonTotalsReader {
  constructor(
    private readonly figures: PlayerFigures,
    private readonly leagues: ActiveLeagues,
    private readonly values: SharedValues,
  ) {}

  /** Made once for all answers, until something in them changes. */
  of(scope: Scope, season?: SeasonId): Promise<SeasonTotals> {
    const name = `season-totals:${oneOrganization(scope)}:${season ?? 'active'}`
    return this.values.of(name, () => this.read(scope, season))
  }

  private async read(scope: Scope, season?: SeasonId): Promise<SeasonTotals> {
    const { sport, leagues } = await this.leagues.of(scope, season)
    const found = await this.figures.totalsIn(oneOrganization(scope), leagues)
    let shots: ReadonlyMap<PlayerId, ShotsByPercentage> | undefined
    const shotsOfAll = () => (shots ??= new Map(found.map(one => [one.player, one.shots()])))
    return {
      sport,
      leagues,
      shots: player => shotsOfAll().get(player) ?? {},
      players: found.map(({ player, totals }) => ({ player, totals })),
      teams: new Map(found.map(({ player, teams }) => [player, teams])),
    }
  }
}
