import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { EventStore } from '@fullcourt/event-store/port'
import { knownOf } from '@fullcourt/projections/card'
import { appointment } from '@fullcourt/projections/games/appointment'
import { teamCard } from '@fullcourt/projections/teams/team'
import type { GamesFilter } from '../../contexts/games/queries/game-reader'
import { Documents } from '../../storage/documents/documents'
import { logIdOf } from '../../core/facts/log-id'
import { GameNameReader } from '../../contexts/games/queries/game-name-reader'
import { SeasonGames } from '../../contexts/games/queries/season-games'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { TextAnswer } from '../../core/http/raw-answers'
import type { TrustedOrigin } from '../../core/http/trusted-origin'
import { EVENT_STORE, SETTINGS } from '../../core/injection/tokens'
import { SeasonReader } from '../../core/readers/season-reader'
import type { Settings } from '../../core/settings/settings'
import { feedAddress, feedPlace } from './feed-address'
import { resultItem } from './result-item'
import { RSS_TYPE, rssText } from './rss'

/** The latest results of an organization's active season, or of a league or team, for programs that read feeds. */
export class ResultsFeedQuery {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
    readonly asked: TrustedOrigin,
  ) {}
}

/** A reader that looks once a week misses none of a usual league. */
const LONGEST_FEED = 50

@QueryHandler(ResultsFeedQuery)
export class ResultsFeedQueryHandler implements IQueryHandler<ResultsFeedQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly games: SeasonGames,
    private readonly names: GameNameReader,
    private readonly seasons: SeasonReader,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ scope, filter, asked }: ResultsFeedQuery): Promise<TextAnswer> {
    const { profile } = await this.seasons.organization(scope, oneOrganization(scope))
    const results = await this.games.latestResults(scope, filter, LONGEST_FEED)
    const [names, appointments, log] = await Promise.all([
      this.names.of(results),
      this.documents.getFor(appointment, results, ({ id }) => id),
      logIdOf(this.events),
    ])
    const place = feedPlace(profile, this.settings.rootHost, asked)
    const { site } = place
    const of = (filter.team === undefined ? undefined : await this.nameOf(filter.team)) ?? profile.name
    const items = results.flatMap(game => resultItem(game, appointments.get(String(game.id)), { names, log, site }) ?? [])
    const self = feedAddress('/api/results.rss', profile, filter, place)
    const feed = { title: `${of}: results`, description: `Final scores of ${of}, the newest first.`, link: site, self, items }
    return new TextAnswer(rssText(feed), RSS_TYPE, undefined, place.isAsked)
  }

  private async nameOf(team: number): Promise<string | undefined> {
    return knownOf(await this.documents.get(teamCard, team))?.details.name
  }
}
