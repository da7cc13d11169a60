import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { daysAfter } from '@fullcourt/domain/facts/days'
import type { EventStore } from '@fullcourt/event-store/port'
import { activeOf, knownOf } from '@fullcourt/projections/card'
import { appointment, type Appointment } from '@fullcourt/projections/games/appointment'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../storage/documents/documents'
import { logIdOf } from '../../core/facts/log-id'
import { GameNameReader } from '../../contexts/games/queries/game-name-reader'
import type { GameRecord } from '../../contexts/games/queries/game-answer'
import { GameReader, type GamesFilter } from '../../contexts/games/queries/game-reader'
import { ProgressReader } from '../../contexts/games/queries/progress-reader'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { TextAnswer } from '../../core/http/raw-answers'
import { EVENT_STORE, SETTINGS } from '../../core/injection/tokens'
import { SeasonReader } from '../../core/readers/season-reader'
import type { Settings } from '../../core/settings/settings'
import { calendarGame } from './calendar-game'
import { CALENDAR_TYPE, calendarText } from './calendar-text'
import { DeletedGames } from './deleted-games'
import { siteAddress } from './site-address'
import { WithdrawnGames } from './withdrawn-games'

/**
 * The games of an organization's active season, or of a league or team, for programs that keep a calendar: all that are ahead,
 * and those of the last nine months that were played.
 */
export class CalendarQuery {
  constructor(
    readonly scope: Scope,
    readonly filter: GamesFilter,
  ) {}
}

/** Calendars go back so many days from the last result, about nine months: no season of a league is longer. */
const DAYS_BACK = 275

const NO_RESULTS = { last: null }

const isWithin = (date: string | null, first: string | undefined, last: string | undefined) =>
  date === null || ((first === undefined || date >= first) && (last === undefined || date <= last))

@QueryHandler(CalendarQuery)
export class CalendarQueryHandler implements IQueryHandler<CalendarQuery> {
  constructor(
    private readonly documents: Documents,
    private readonly games: GameReader,
    private readonly progress: ProgressReader,
    private readonly deleted: DeletedGames,
    private readonly withdrawn: WithdrawnGames,
    private readonly names: GameNameReader,
    private readonly seasons: SeasonReader,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ scope, filter }: CalendarQuery): Promise<TextAnswer> {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const since = filter.from ?? (await this.firstDay(scope, filter))
    const standing = await this.games.of(scope, { ...filter, from: since }, 'active season')
    const active = await this.seasons.activeSeason(organization)
    const seasons = [...new Set([...standing.map(({ context }) => context.season), ...(active ? [active.id] : [])])]
    const gone = await Promise.all([this.deleted.of(seasons, filter), this.withdrawn.of(seasons, filter, standing)])
    const games = [...standing, ...gone.flat().filter(({ details: { date } }) => isWithin(date, since, filter.to))]
    const [names, appointments, log] = await Promise.all([this.names.of(games), this.appointments(games), logIdOf(this.events)])
    const around = { names, log, site: siteAddress(organization.profile, this.settings.rootHost) }
    const shown = games.flatMap(game => calendarGame(game, appointments.get(String(game.id)), around) ?? [])
    const { name, timeZone: zone } = organization.profile
    return new TextAnswer(calendarText({ name: await this.nameOf(name, filter), zone }, shown), CALENDAR_TYPE)
  }

  /** The first day that a calendar goes back to; undefined where it has all games. */
  private async firstDay(scope: Scope, filter: GamesFilter): Promise<string | undefined> {
    const [season] = await this.games.seasonsOf(scope, filter, 'active season')
    const { last } = season === undefined ? NO_RESULTS : await this.progress.inSeason(season, filter)
    return last === null ? undefined : daysAfter(last, -DAYS_BACK)
  }

  private appointments(games: readonly GameRecord[]): Promise<ReadonlyMap<string, Appointment>> {
    return this.documents.getFor(appointment, games, ({ id }) => id)
  }

  private async nameOf(organization: string, { league, team }: GamesFilter): Promise<string> {
    if (team !== undefined) return knownOf(await this.documents.get(teamCard, team))?.details.name ?? organization
    if (league === undefined) return organization
    const found = activeOf(await this.documents.get(leagueCard, league))
    return found ? `${found.name} (${organization})` : organization
  }
}
