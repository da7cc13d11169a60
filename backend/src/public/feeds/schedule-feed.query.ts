import { Inject } from '@nestjs/common'
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { TEAM_NOT_FOUND } from '@fullcourt/domain/entries/decide'
import type { SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { EventStore } from '@fullcourt/event-store/port'
import { teamCard } from '@fullcourt/projections/teams/team'
import { ScheduleNewsQuery } from '../../contexts/schedules/changes/changes.queries'
import { logIdOf } from '../../core/facts/log-id'
import { TextAnswer } from '../../core/http/raw-answers'
import type { TrustedOrigin } from '../../core/http/trusted-origin'
import { inScope, type Scope } from '../../core/http/scope'
import { EVENT_STORE, SETTINGS } from '../../core/injection/tokens'
import { SeasonReader } from '../../core/readers/season-reader'
import type { Settings } from '../../core/settings/settings'
import { Documents } from '../../storage/documents/documents'
import { feedAddress, feedPlace } from './feed-address'
import { RSS_TYPE, rssText } from './rss'
import { scheduleChangeItem } from './schedule-change-item'

/** The latest changes of a team's schedule in a season, for programs that read feeds. */
export class ScheduleFeedQuery {
  constructor(
    readonly scope: Scope,
    readonly team: TeamId,
    readonly season: SeasonId | undefined,
    readonly asked: TrustedOrigin,
  ) {}
}

/** A reader that looks once a week misses none, unless a schedule is made anew. */
const LONGEST_FEED = 50

@QueryHandler(ScheduleFeedQuery)
export class ScheduleFeedQueryHandler implements IQueryHandler<ScheduleFeedQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ scope, team: id, season, asked }: ScheduleFeedQuery): Promise<TextAnswer> {
    const team = inScope(scope, await this.documents.get(teamCard, id), TEAM_NOT_FOUND)
    const { profile } = await this.seasons.organization(scope, team.organization)
    const changes = await this.queries.execute(new ScheduleNewsQuery({ scope, team: id, season, limit: LONGEST_FEED }))
    const place = feedPlace(profile, this.settings.rootHost, asked)
    const { site } = place
    const link = `${site}/teams/${id}`
    const around = { log: await logIdOf(this.events), site, link }
    const { name } = team.details
    const text = rssText({
      title: `${name}: schedule changes`,
      description: `What changed in the schedule of ${name}, the newest first.`,
      link,
      self: feedAddress('/api/schedule-changes.rss', profile, { season, team: id }, place),
      items: changes.map(change => scheduleChangeItem(change, around)),
    })
    return new TextAnswer(text, RSS_TYPE, undefined, place.isAsked)
  }
}
