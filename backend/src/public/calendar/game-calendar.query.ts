import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { appointment } from '@fullcourt/projections/games/appointment'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { Documents } from '../../storage/documents/documents'
import { logIdOf } from '../../core/facts/log-id'
import { timeZoneOf } from '../../contexts/games/queries/game-answer'
import { GameDocuments } from '../../contexts/games/queries/game-documents'
import type { Scope } from '../../core/http/scope'
import { TextAnswer } from '../../core/http/raw-answers'
import { EVENT_STORE, SETTINGS } from '../../core/injection/tokens'
import type { EventStore } from '@fullcourt/event-store/port'
import type { Settings } from '../../core/settings/settings'
import { calendarGame } from './calendar-game'
import { CALENDAR_TYPE, calendarText } from './calendar-text'
import { siteAddress } from './site-address'

/** One game, for a visitor's own calendar. */
export class GameCalendarQuery {
  constructor(
    readonly scope: Scope,
    readonly game: GameId,
  ) {}
}

@QueryHandler(GameCalendarQuery)
export class GameCalendarQueryHandler implements IQueryHandler<GameCalendarQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameDocuments,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ scope, game }: GameCalendarQuery): Promise<TextAnswer> {
    const { card, names } = await this.games.of(scope, game)
    const [appointed, organization, log] = await Promise.all([
      this.documents.get(appointment, game),
      this.documents.get(organizationCard, card.context.organization),
      logIdOf(this.events),
    ])
    const profile = activeOf(organization)?.profile
    const site = profile ? siteAddress(profile, this.settings.rootHost) : null
    const shown = calendarGame(card, appointed, { names, log, site })
    const of = { name: profile?.name ?? '', zone: timeZoneOf(names) }
    return new TextAnswer(calendarText(of, shown ? [shown] : []), CALENDAR_TYPE, `game-${game}.ics`)
  }
}
