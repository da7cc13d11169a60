import { Injectable } from '@nestjs/common'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { LeagueId, OrganizationId, PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { playerInSeason, playerSeasons } from '@fullcourt/projections/statistics/player-seasons'
import { Documents } from '../../storage/documents/documents'
import { BothSides } from './both-sides'
import { playerPartsOf, sumsOf, teamsOf, type PersonTotals, type PlayerPart } from './person-totals'
import { PlayerFigures } from './player-figures'
import { PlayerIdentity } from './player-identity'

/** A season with the leagues whose figures count, in their order: those that are not deleted. */
export type CountedSeason = {
  readonly organization: OrganizationId
  readonly season: SeasonId
  readonly leagues: readonly LeagueId[]
}

/** Those of whom no single document says what they came to: all their ids, and what it is. */
export type PlayersApart = { readonly ids: ReadonlySet<PlayerId>; readonly persons: readonly PersonTotals[] }

/** What players came to in the regular games of a season. */
@Injectable()
export class SeasonPlayers {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
    private readonly bothSides: BothSides,
    private readonly figures: PlayerFigures,
  ) {}

  /**
   * Everybody who was merged, who played on both sides of a game, or who has figures in a league that was deleted: what their documents
   * hold is not what counts.
   */
  async apart(counted: CountedSeason): Promise<PlayersApart> {
    const { organization, season } = counted
    const [merged, onBothSides, ofDeleted] = await Promise.all([
      this.identity.merged(organization),
      this.bothSides.of([season]),
      this.ofDeletedLeagues(season),
    ])
    const ids = new Set([...merged.flatMap(({ duplicate, master }) => [duplicate, master]), ...onBothSides, ...ofDeleted])
    return { ids, persons: await this.figures.totalsOf(organization, await this.partsOf(counted, ids)) }
  }

  /** Of those who are not apart; who has no figures is not in it. */
  async of(counted: CountedSeason, players: Iterable<PlayerId>): Promise<readonly PersonTotals[]> {
    const parts = await this.partsOf(counted, players)
    return groupBy(parts, ({ player }) => player).map(own => ({ player: own[0].player, teams: teamsOf(own), ...sumsOf(own) }))
  }

  private async ofDeletedLeagues(season: SeasonId): Promise<readonly PlayerId[]> {
    const leagues = await this.documents.places(leagueCard, { index: 'deleted', key: String(season) })
    const places = await Promise.all(
      leagues.map(league => this.documents.places(playerSeasons, { index: 'league', key: league.id })),
    )
    return places.flat().map(({ order }) => Number(order))
  }

  /** In the order of the leagues, then of the players and entries. */
  private async partsOf({ season, leagues }: CountedSeason, players: Iterable<PlayerId>): Promise<readonly PlayerPart[]> {
    const seasons = await this.documents.getFor(playerSeasons, [...players], player => playerInSeason(season, player))
    const positions = new Map(leagues.map((league, position) => [league, position]))
    const position = ({ league }: PlayerPart) => positions.get(league) ?? Infinity
    return [...seasons.values()]
      .flatMap(playerPartsOf)
      .filter(({ league }) => positions.has(league))
      .sort((a, b) => position(a) - position(b) || a.player - b.player || a.entry - b.entry)
  }
}
