import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { championsOf } from '@fullcourt/domain/brackets/champions'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import type { Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { SeasonReader } from '../../../core/readers/season-reader'
import { seasonNameAnswer } from '../../seasons/season-answer'
import type { SeasonChampionsAnswer } from '../champions.answers'
import { championAnswer } from './champion-answer'
import { SeasonResultReader } from './season-results'

type Asked = {
  readonly season?: SeasonId | undefined
  /** Today, `YYYY-MM-DD`. */
  readonly on?: string | undefined
}

/** Who won each season of an organization in their order, or one season. */
export class ChampionsQuery {
  constructor(
    readonly scope: Scope,
    readonly asked: Asked,
  ) {}
}

@QueryHandler(ChampionsQuery)
export class ChampionsQueryHandler implements IQueryHandler<ChampionsQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    private readonly results: SeasonResultReader,
  ) {}

  async execute({ scope, asked: { season, on } }: ChampionsQuery): Promise<SeasonChampionsAnswer[]> {
    const asked = await this.seasonsOf(scope, season)
    const read = await Promise.all(asked.map(one => this.results.of(one, on)))
    const won = read.map(one => ({ one, champions: championsOf(one.results) }))
    const all = won.flatMap(({ champions }) => champions)
    const [teams, games] = await Promise.all([
      this.documents.getMany(
        teamCard,
        all.flatMap(({ team, runnerUp }) => [team, runnerUp]),
      ),
      this.documents.getMany(
        gameCard,
        all.map(({ game }) => game),
      ),
    ])
    return won.map(({ one, champions }) => ({
      season: seasonNameAnswer(one.season),
      champions: champions.map(champion => championAnswer(champion, one, { teams, games })),
      openBrackets:
        one.results.divisions.filter(({ input }) => input.seeds.length > 1).length -
        champions.filter(({ of }) => 'division' in of).length,
    }))
  }

  private async seasonsOf(scope: Scope, season: SeasonId | undefined): Promise<readonly Known<SeasonCard>[]> {
    if (season !== undefined) return [await this.seasons.season(scope, season)]
    return this.seasons.seasonsOf(await this.seasons.organization(scope, oneOrganization(scope)))
  }
}
