import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { type Abbreviation, type StatDefinition, STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import { MINUTES } from '@fullcourt/domain/statistics/minutes'
import { minimumInWords, type LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { LEADERBOARD_PLACES } from '@fullcourt/domain/statistics/ranking'
import type { Scope } from '../../../core/http/scope'
import { DefinitionReader } from '../../../core/readers/definition-reader'
import type { SeasonPlayed } from '../active-leagues'
import { MinutesLeaders } from '../minutes-leaders'
import { PlayerLeaders } from '../player-leaders'
import { RankedSeasons } from '../ranked-seasons'
import type { LeadersOfStatisticAnswer } from '../statistics.answers'

type Wanted = { readonly season?: SeasonId; readonly by: LeaderForm; readonly stat?: Abbreviation | typeof MINUTES.abbreviation }

/** Who leads the statistics that an organization shows, in its order; of one statistic the first twenty. */
export class LeadersQuery {
  constructor(
    readonly scope: Scope,
    readonly wanted: Wanted,
  ) {}
}

/** So many places has each statistic, where all are shown. */
const PLACES_OF_EACH = 5

@QueryHandler(LeadersQuery)
export class LeadersQueryHandler implements IQueryHandler<LeadersQuery> {
  constructor(
    private readonly seasons: RankedSeasons,
    private readonly lists: DefinitionReader,
    private readonly leaders: PlayerLeaders,
    private readonly minutes: MinutesLeaders,
  ) {}

  async execute({ scope, wanted: { season: named, by, stat } }: LeadersQuery): Promise<LeadersOfStatisticAnswer[]> {
    const season = await this.seasons.of(scope, named)
    if (season === undefined) return []
    const definitions = await this.shownDefinitions(season, stat)
    const rankings = definitions.map(({ abbreviation }) => ({ abbreviation, by }))
    const places = stat === undefined ? PLACES_OF_EACH : LEADERBOARD_PLACES
    const [found, minutes] = await Promise.all([
      this.leaders.of({ season, rankings, places }),
      stat === undefined || stat === MINUTES.abbreviation ? this.minutes.of(season, by, places) : undefined,
    ])
    const ofLines = definitions.flatMap((definition, at) => {
      const leaders = found[at] ?? []
      if (leaders.length === 0) return []
      return [{ ...definition, minimum: minimumInWords(season.sport, definition.abbreviation, by), leaders }]
    })
    return minutes ? [...ofLines, minutes] : ofLines
  }

  private async shownDefinitions(
    { organization, sport }: SeasonPlayed,
    stat: Wanted['stat'],
  ): Promise<readonly StatDefinition[]> {
    const { list } = await this.lists.list('statistic', organization, sport.id)
    return list
      .filter(({ hidden }) => !hidden)
      .flatMap(({ id }) => STAT_DEFINITIONS.find(one => one.id === id) ?? [])
      .filter(({ abbreviation }) => stat === undefined || abbreviation === stat)
  }
}
