import { Injectable } from '@nestjs/common'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { PlanWeek } from '@fullcourt/domain/schedules/generation/input'
import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { datesBetween } from '@fullcourt/projections/date-order'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { ofTeam } from '@fullcourt/projections/games/game-lists'
import { DATE_LENGTH } from '@fullcourt/projections/games/game-order'
import { plannedGameCard, weekKey } from '@fullcourt/projections/schedules/planned-game'
import type { ListBounds } from '@fullcourt/projections/read-store'
import type { ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Documents } from '../../../storage/documents/documents'
import { isOfLeague } from '../../games/queries/game-reader'
import { datesOfWeeks, type ByeWeek } from './bye-week'

/** A schedule with its weeks, and those of them that leave byes. */
export type ByeWeeks = {
  readonly schedule: Known<ScheduleCard>
  readonly weeks: readonly PlanWeek[]
  readonly some: readonly ByeWeek[]
}

/** Which weeks are played, and by whom: the games of a league are counted in lists, and not read. */
@Injectable()
export class WeekGames {
  constructor(private readonly documents: Documents) {}

  /** Of some weeks of a schedule those with games of its league: on their dates, or planned for them and played elsewhere. */
  async played({ schedule, weeks, some }: ByeWeeks): Promise<readonly ByeWeek[]> {
    if (some.length === 0) return []
    const dates = await this.dates({ index: 'league', key: String(schedule.league), ...datesOfWeeks(weeks, some) })
    const onDates = new Set(dates.map(date => weekOfDate(weeks, date)))
    const arePlayed = await Promise.all(some.map(async ({ week }) => onDates.has(week) || this.hasPlanned(schedule, week)))
    return some.filter((_, at) => arePlayed[at])
  }

  /** The weeks in which teams that have a bye play all the same, because a game was moved there. */
  async weeksOfTeams({ schedule, weeks, some }: ByeWeeks): Promise<ReadonlyMap<TeamId, ReadonlySet<number>>> {
    const teams = [...new Set(some.flatMap(({ byes }) => byes))]
    const found = teams.map(async team => [team, await this.weeksOfTeam({ schedule, weeks, some }, team)] as const)
    return new Map(await Promise.all(found))
  }

  private async weeksOfTeam({ schedule, weeks, some }: ByeWeeks, team: TeamId): Promise<ReadonlySet<number>> {
    const list = { index: 'team', key: ofTeam(schedule.season, team) }
    const wanted = some.filter(({ byes }) => byes.includes(team))
    const dates = await this.dates({ ...list, ...datesOfWeeks(weeks, wanted) })
    const inWeeks = dates.filter(date => wanted.some(({ week }) => week === weekOfDate(weeks, date)))
    // The list has games of other leagues, too.
    const games = await Promise.all(
      inWeeks.map(date => this.documents.active(gameCard, { ...list, ...datesBetween({ from: date, to: date }) })),
    )
    const ofLeague = games.flat().filter(game => isOfLeague(game, schedule.league))
    return new Set(ofLeague.flatMap(({ details: { date } }) => (date === null ? [] : (weekOfDate(weeks, date) ?? []))))
  }

  private async dates(list: ListBounds): Promise<readonly string[]> {
    return (await this.documents.tally(gameCard, list, DATE_LENGTH)).map(({ beginning }) => beginning)
  }

  private async hasPlanned({ id }: Known<ScheduleCard>, week: number): Promise<boolean> {
    const planned = await this.documents.places(plannedGameCard, { index: 'week', key: weekKey(id, week) })
    const games = await this.documents.getFor(gameCard, planned, game => game.id)
    return [...games.values()].some(game => activeOf(game) !== undefined)
  }
}
