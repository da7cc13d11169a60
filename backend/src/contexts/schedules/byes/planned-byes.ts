import { Injectable } from '@nestjs/common'
import type { LeagueId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { ByeTeam } from '@fullcourt/domain/schedules/byes/events'
import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import { planCard } from '@fullcourt/projections/schedules/plan'
import { scheduleCard, type ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Documents } from '../../../storage/documents/documents'
import { EntryCards } from '../../../core/identity/entry-cards'
import { schedulesOfSeason, type SeasonLeagues } from '../queries/season-schedules'
import type { ListedBye } from './bye-reader'
import { datesOfWeeks, type ByeWeek } from './bye-week'
import { WeekGames, type ByeWeeks } from './week-games'

/** The bye of a week of a generated schedule, on the week's first date. */
export type PlannedBye = ListedBye & { readonly id: null; readonly week: number }

/**
 * The byes that generated schedules leave: of teams that are in the league, play no game in that week, and were not given a bye in
 * it. A week in which nobody plays has none.
 */
@Injectable()
export class PlannedByes {
  constructor(
    private readonly documents: Documents,
    private readonly entries: EntryCards,
    private readonly games: WeekGames,
  ) {}

  async ofLeague(league: LeagueId): Promise<readonly PlannedBye[]> {
    return this.ofSchedules(await this.documents.active(scheduleCard, { index: 'league', key: String(league) }))
  }

  async ofSeason(leagues: SeasonLeagues): Promise<readonly PlannedBye[]> {
    return this.ofSchedules(await schedulesOfSeason(this.documents, leagues))
  }

  private async ofSchedules(schedules: readonly Known<ScheduleCard>[]): Promise<readonly PlannedBye[]> {
    const byes = schedules.map(schedule => this.ofSchedule(schedule))
    return (await Promise.all(byes)).flat()
  }

  async ofSchedule(schedule: Known<ScheduleCard>): Promise<readonly PlannedBye[]> {
    const weeks = planWeeks(schedule.details)
    const some = await this.games.played({ schedule, weeks, some: await this.weeksWithByes(schedule) })
    if (some.length === 0) return []
    const [playing, given, present] = await Promise.all([
      this.games.weeksOfTeams({ schedule, weeks, some }),
      this.given({ schedule, weeks, some }),
      this.teamsOf(schedule.league),
    ])
    const { season, league } = schedule
    return some.flatMap(({ date, byes, week }) => {
      const resting = byes.filter(team => !playing.get(team)?.has(week) && !given.get(team)?.has(week))
      const teams = resting.flatMap(team => present.get(team) ?? [])
      return teams.length === 0 ? [] : [{ id: null, season, league, date, week, teams }]
    })
  }

  private async weeksWithByes({ generations }: Known<ScheduleCard>): Promise<readonly ByeWeek[]> {
    const plan = knownOf(await this.documents.get(planCard, generations.at(-1) ?? 0))
    const weeks = plan?.kind === 'generation' ? plan.weeks : []
    return weeks.map(({ date, byes }, week) => ({ date, byes, week })).filter(({ byes }) => byes.length > 0)
  }

  /** The weeks in which teams were given byes. */
  private async given({ schedule, weeks, some }: ByeWeeks): Promise<ReadonlyMap<TeamId, ReadonlySet<number>>> {
    const list = { index: 'league', key: String(schedule.league), ...datesOfWeeks(weeks, some) }
    const found = new Map<TeamId, Set<number>>()
    for (const { date, teams } of await this.documents.active(byeCard, list)) {
      const week = weekOfDate(weeks, date)
      if (week !== null) for (const { team } of teams) found.set(team, (found.get(team) ?? new Set()).add(week))
    }
    return found
  }

  /** The teams that are in the league now. */
  private async teamsOf(league: LeagueId): Promise<ReadonlyMap<TeamId, ByeTeam>> {
    const cards = (await this.entries.ofLeague(league)).flatMap(card => activeOf(card) ?? [])
    return new Map(cards.map(({ id, team }) => [team, { team, entry: id }]))
  }
}
