import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { firstDateOfWeek } from '@fullcourt/domain/schedules/weeks'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import { planCard } from '@fullcourt/projections/schedules/plan'
import type { ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../documents/documents'
import type { Scope } from '../../http/scope'
import { EntryCards } from '../../identity/entry-cards'
import { teamNameOf } from '../../names/team-name'
import type { WeeklyByeAnswer } from '../schedules.answers'
import { ScheduleReader, type ScheduleWeek } from './schedule-reader'
import { gamesOfWeek } from './weekly-games.query'

/** The byes of a week of a schedule: of teams for which it has no game, and those that were asked for. */
export class WeeklyByes {
  constructor(
    readonly scope: Scope,
    readonly week: ScheduleWeek,
  ) {}
}

type Bye = { readonly id: number | null; readonly date: string; readonly teams: readonly TeamId[] }

@QueryHandler(WeeklyByes)
export class WeeklyByesHandler implements IQueryHandler<WeeklyByes> {
  constructor(
    private readonly documents: Documents,
    private readonly schedules: ScheduleReader,
    private readonly entries: EntryCards,
  ) {}

  async execute({ scope, week }: WeeklyByes): Promise<WeeklyByeAnswer[]> {
    const schedule = await this.schedules.withWeek(scope, week)
    const [asked, planned, present] = await Promise.all([
      this.asked(schedule, week.week),
      this.planned(schedule, week.week),
      this.teamsOf(schedule),
    ])
    const resting = asked.flatMap(({ teams }) => teams)
    const byes = [{ ...planned, teams: planned.teams.filter(team => !resting.includes(team)) }, ...asked]
    const shown = byes
      .map(bye => ({ ...bye, teams: bye.teams.filter(team => present.has(team)) }))
      .filter(({ teams }) => teams.length > 0)
    return this.answers(schedule, shown)
  }

  /** Teams that were planned without a game, and have none by now. */
  private async planned(schedule: Known<ScheduleCard>, week: number): Promise<Bye> {
    const [card, games] = await Promise.all([
      this.documents.get(planCard, schedule.generations.at(-1) ?? 0),
      gamesOfWeek(this.documents, schedule, week),
    ])
    const plan = knownOf(card)
    const planned = plan?.kind === 'generation' ? plan.weeks[week] : undefined
    const playing = games.flatMap(({ context: { home, away } }) => [home.team, away.team])
    return {
      id: null,
      date: planned?.date ?? firstDateOfWeek(schedule.details, week),
      teams: planned?.byes.filter(team => !playing.includes(team)) ?? [],
    }
  }

  private async asked({ league, details }: Known<ScheduleCard>, week: number): Promise<readonly Bye[]> {
    const weeks = planWeeks(details)
    const listed = await this.documents.list(byeCard, { index: 'league', key: String(league) })
    return listed
      .flatMap(({ body }) => activeOf(body) ?? [])
      .filter(({ date }) => weekOfDate(weeks, date) === week)
      .map(({ id, date, teams }) => ({ id, date, teams: teams.map(({ team }) => team) }))
  }

  /** The teams that are in the league now. */
  private async teamsOf({ league }: Known<ScheduleCard>): Promise<ReadonlySet<TeamId>> {
    const cards = await this.entries.ofLeague(league)
    return new Set(cards.flatMap(card => activeOf(card)?.team ?? []))
  }

  private async answers({ league }: Known<ScheduleCard>, byes: readonly Bye[]): Promise<WeeklyByeAnswer[]> {
    const teams = await this.documents.getMany(
      teamCard,
      byes.flatMap(bye => bye.teams),
    )
    return byes.map(({ id, date, teams: ids }) => ({
      id,
      date,
      league_id: league,
      teams: [...ids],
      byeTeams: ids.map(team => teamNameOf(teams, team)),
    }))
  }
}
