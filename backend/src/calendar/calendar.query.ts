import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { EventStore } from '@fullcourt/event-store/port'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { appointment, type Appointment } from '@fullcourt/projections/games/appointment'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../documents/documents'
import { logIdOf } from '../facts/log-id'
import { GameNameReader } from '../games/queries/game-name-reader'
import type { GameRecord } from '../games/queries/game-answer'
import { GameReader, type GamesFilter } from '../games/queries/game-reader'
import { oneOrganization, type Scope } from '../http/scope'
import { TextAnswer } from '../http/text-answer'
import { EVENT_STORE, SETTINGS } from '../injection/tokens'
import { SeasonReader } from '../readers/season-reader'
import type { Settings } from '../settings/settings'
import { calendarGame } from './calendar-game'
import { CALENDAR_TYPE, calendarText } from './calendar-text'
import { CancelledGames } from './cancelled-games'
import { siteAddress } from './site-address'

/** The games of an organization's active season, or of a league or team, for programs that keep a calendar. */
export class Calendar {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
  ) {}
}

@QueryHandler(Calendar)
export class CalendarHandler implements IQueryHandler<Calendar> {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameReader,
    private readonly cancelled: CancelledGames,
    private readonly names: GameNameReader,
    private readonly seasons: SeasonReader,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ scope, filter }: Calendar): Promise<TextAnswer> {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const standing = await this.games.of(scope, filter, 'active season')
    const active = await this.seasons.activeSeason(organization)
    const seasons = [...standing.map(({ context }) => context.season), ...(active ? [active.id] : [])]
    const games = [...standing, ...(await this.cancelled.of([...new Set(seasons)], filter))]
    const [names, appointments, log] = await Promise.all([this.names.of(games), this.appointments(games), logIdOf(this.events)])
    const around = { names, log, site: siteAddress(organization.profile, this.settings.rootHost) }
    const shown = games.flatMap(game => calendarGame(game, appointments.get(String(game.id)), around) ?? [])
    return new TextAnswer(calendarText(await this.nameOf(organization.profile.name, filter), shown), CALENDAR_TYPE)
  }

  private appointments(games: readonly GameRecord[]): Promise<ReadonlyMap<string, Appointment>> {
    return this.documents.getMany(
      appointment,
      games.map(({ id }) => id),
    )
  }

  private async nameOf(organization: string, { league, team }: GamesFilter): Promise<string> {
    if (team !== undefined) return knownOf(await this.documents.get(teamCard, team))?.details.name ?? organization
    if (league === undefined) return organization
    const found = activeOf(await this.documents.get(leagueCard, league))
    return found ? `${found.name} (${organization})` : organization
  }
}
