import { Injectable } from '@nestjs/common'
import type { LeagueId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { ByeTeam } from '@fullcourt/domain/schedules/byes/events'
import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import { planCard, type GenerationCard } from '@fullcourt/projections/schedules/plan'
import { plannedGameCard } from '@fullcourt/projections/schedules/planned-game'
import { scheduleCard, type ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { Documents } from '../../../storage/documents/documents'
import { EntryCards } from '../../../core/identity/entry-cards'
import { schedulesOfSeason, type SeasonLeagues } from '../queries/season-schedules'
import type { ListedBye } from './bye-reader'

/** The bye of a week of a generated schedule, on the week's first date. */
export type PlannedBye = ListedBye & { readonly id: null; readonly week: number }

type TeamsOfWeek = { readonly week: number | null | undefined; readonly teams: readonly TeamId[] }

/** The teams of each week. */
const byWeek = (all: readonly TeamsOfWeek[]): ReadonlyMap<number, ReadonlySet<TeamId>> => {
  const weeks = new Map<number, Set<TeamId>>()
  for (const { week, teams } of all) {
    if (week === null || week === undefined) continue
    weeks.set(week, new Set([...(weeks.get(week) ?? []), ...teams]))
  }
  return weeks
}

/**
 * The byes that generated schedules leave: of teams that are in the league, play no game in that week, and were not given a bye in
 * it. A week in which nobody plays has none.
 */
@Injectable()
export class PlannedByes {
  constructor(
    private readonly documents: Documents,
    private readonly entries: EntryCards,
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
    const weeks = await this.weeksOf(schedule)
    if (weeks.every(({ byes }) => byes.length === 0)) return []
    const [playing, given, present] = await Promise.all([
      this.playing(schedule),
      this.given(schedule),
      this.teamsOf(schedule.league),
    ])
    const { season, league } = schedule
    return weeks.flatMap(({ date, byes }, week) => {
      const busy = playing.get(week)
      if (busy === undefined) return []
      const resting = byes.filter(team => !busy.has(team) && !given.get(week)?.has(team))
      const teams = resting.flatMap(team => present.get(team) ?? [])
      return teams.length === 0 ? [] : [{ id: null, season, league, date, week, teams }]
    })
  }

  private async weeksOf({ generations }: Known<ScheduleCard>): Promise<GenerationCard['weeks']> {
    const plan = knownOf(await this.documents.get(planCard, generations.at(-1) ?? 0))
    return plan?.kind === 'generation' ? plan.weeks : []
  }

  /** Who plays in which week: in the one that a game was planned for, and in that of its date. */
  private async playing({ id, league, details }: Known<ScheduleCard>): Promise<ReadonlyMap<number, ReadonlySet<TeamId>>> {
    const weeks = planWeeks(details)
    const [planned, listed] = await Promise.all([
      this.documents.list(plannedGameCard, { index: 'schedule', key: String(id) }),
      this.documents.list(gameCard, { index: 'league', key: String(league) }),
    ])
    const weekOf = new Map(planned.flatMap(({ body }) => (body.status === 'unknown' ? [] : [[body.id, body.week] as const])))
    const games = listed.flatMap(({ body }) => activeOf(body) ?? [])
    return byWeek(
      games.flatMap(({ id: game, context: { home, away }, details: { date } }) => {
        const teams = [home.team, away.team]
        return [
          { week: weekOf.get(game), teams },
          { week: date === null ? null : weekOfDate(weeks, date), teams },
        ]
      }),
    )
  }

  private async given({ league, details }: Known<ScheduleCard>): Promise<ReadonlyMap<number, ReadonlySet<TeamId>>> {
    const weeks = planWeeks(details)
    const byes = await this.documents.active(byeCard, { index: 'league', key: String(league) })
    return byWeek(byes.map(({ date, teams }) => ({ week: weekOfDate(weeks, date), teams: teams.map(({ team }) => team) })))
  }

  /** The teams that are in the league now. */
  private async teamsOf(league: LeagueId): Promise<ReadonlyMap<TeamId, ByeTeam>> {
    const cards = (await this.entries.ofLeague(league)).flatMap(card => activeOf(card) ?? [])
    return new Map(cards.map(({ id, team }) => [team, { team, entry: id }]))
  }
}
