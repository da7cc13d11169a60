import { Injectable } from '@nestjs/common'
import type { GameId, LeagueId, OrganizationId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import type { ScheduleRules, Surroundings } from '@fullcourt/domain/schedules/conflicts'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { gamesOfOthers, scheduleStream, type LeagueSchedules } from '@fullcourt/domain/schedules/state'
import { weekOffStream } from '@fullcourt/domain/schedules/week-offs/state'
import { datesOfSeason, seasonsStream } from '@fullcourt/domain/seasons/state'
import { teamStream } from '@fullcourt/domain/teams/state'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { datesBetween } from '@fullcourt/projections/date-order'
import { Documents } from '../../../storage/documents/documents'
import { Decider } from '../../../core/facts/decider'
import { UNKNOWN_TEAM } from '../../../core/readers/team-name'
import { placedGameOf, placingOf, type Placing } from './placing'

/** What dates, times and places of games are held against, and how the teams are called in what is said of them. */
export type SurroundingsWithNames = Surroundings & { readonly nameOf: (team: TeamId) => string }

/** Around which games of one season, and on which dates the others are looked at. */
export type Around = { readonly placings: readonly Placing[]; readonly dates: readonly (string | null)[] | 'all' }

type InLeague = (game: GameId) => boolean

const leaguesOf = (placings: readonly Placing[]): readonly LeagueId[] => [
  ...new Set(placings.flatMap(({ context: { league, home, away } }) => [league ?? [], home.league, away.league].flat())),
]

const rulesOf = (state: LeagueSchedules, isInLeague: InLeague): readonly ScheduleRules[] =>
  [...state.schedules.values()]
    .filter(({ deletion }) => deletion === null)
    .map(({ id, details }) => {
      const others = gamesOfOthers(state, id)
      return {
        weeks: planWeeks(details),
        maxPerDay: details.maxPerDay,
        has: game => isInLeague(game) && !others.has(game),
      }
    })

/**
 * Finds what stands around games of a season: the others, times at which teams cannot play, byes, weeks off, schedules. What it reads
 * of games is those of the dates alone, however long the season is.
 */
@Injectable()
export class SurroundingsReader {
  constructor(
    private readonly documents: Documents,
    private readonly decider: Decider,
  ) {}

  async of({ placings, dates }: Around): Promise<SurroundingsWithNames> {
    const [first] = placings
    const games = first ? await this.games(first.context.season, dates) : []
    const leagueOf = new Map([...games, ...placings].map(({ id, context }) => [id, context.league]))
    const teams = [...games, ...placings].flatMap(({ context: { home, away } }) => [home.team, away.team])
    const [states, leagues, season] = await Promise.all([
      this.teams(teams),
      Promise.all(leaguesOf(placings).map(league => this.league(league, id => leagueOf.get(id) === league))),
      first ? this.season(first.context.organization, first.context.season) : { from: null, to: null },
    ])
    return {
      games: games.map(placedGameOf),
      unavailable: team => states.get(team)?.unavailable ?? [],
      nameOf: team => states.get(team)?.name ?? UNKNOWN_TEAM,
      weekOffs: leagues.flatMap(({ weekOffs }) => weekOffs),
      byes: leagues.flatMap(({ byes }) => byes),
      schedules: leagues.flatMap(({ schedules }) => schedules),
      season,
    }
  }

  private async games(season: SeasonId, dates: Around['dates']): Promise<readonly Placing[]> {
    const days = dates === 'all' ? [{}] : [...new Set(dates)].flatMap(date => (date === null ? [] : [{ from: date, to: date }]))
    const lists = await Promise.all(
      days.map(day => this.documents.list(gameCard, { index: 'season', key: String(season), ...datesBetween(day) })),
    )
    return lists
      .flat()
      .flatMap(({ body }) => activeOf(body) ?? [])
      .map(placingOf)
  }

  private async teams(ids: Iterable<TeamId>) {
    const found = [...new Set(ids)].map(async id => {
      const team = await this.decider.state(teamStream, id)
      return team.kind === 'unknown' ? [] : [[id, { name: team.details.name, unavailable: team.unavailableSlots }] as const]
    })
    return new Map((await Promise.all(found)).flat())
  }

  private async season(organization: OrganizationId, season: SeasonId) {
    return datesOfSeason((await this.decider.state(seasonsStream, organization)).get(season))
  }

  private async league(league: LeagueId, isInLeague: InLeague) {
    const [weekOffs, byes, schedules] = await Promise.all([
      this.decider.state(weekOffStream, league),
      this.decider.state(byeStream, league),
      this.decider.state(scheduleStream, league),
    ])
    return {
      weekOffs: [...weekOffs.values()].filter(({ kind }) => kind === 'active').map(({ date }) => date),
      byes: [...byes.values()]
        .filter(({ kind }) => kind === 'active')
        .map(({ date, teams }) => ({ date, teams: teams.map(({ team }) => team) })),
      schedules: rulesOf(schedules, isInLeague),
    }
  }
}
