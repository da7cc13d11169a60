import { isDeepStrictEqual } from 'node:util'
import { Injectable } from '@nestjs/common'
import type { EntryId, GameId } from '@fullcourt/domain/ids/kinds'
import type { UnplacedGame } from '@fullcourt/domain/schedules/events'
import type { PlanGame } from '@fullcourt/domain/schedules/generation/input'
import { stillUnplaced } from '@fullcourt/domain/schedules/generation/still-unplaced'
import type { SchedulePlan, UnplacedPlanGame } from '@fullcourt/domain/schedules/generation/plan'
import { scheduleDifference } from '@fullcourt/domain/schedules/difference/difference'
import { fixtureOf, type Fixture } from '@fullcourt/domain/schedules/difference/fixture'
import { teamsOfChanges } from '@fullcourt/domain/schedules/difference/team-change'
import { generationFault } from '@fullcourt/domain/schedules/generation-input'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { planCard, type GenerationCard, type PlanCard } from '@fullcourt/projections/schedules/plan'
import { plannedGameCard } from '@fullcourt/projections/schedules/planned-game'
import type { ScheduleCard } from '@fullcourt/projections/schedules/schedule'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { ConflictsReader } from '../../games/conflicts/conflicts-reader'
import { placingOf, withChanged, type Placing } from '../../games/conflicts/placing'
import type { ReportEffectAnswer, ReportFiguresAnswer } from '../../../core/http/conflicts.answers'
import { teamDifferences } from '../changes/team-differences'
import { toPlanGame } from '../generation/schedule-games'
import { GenerationTasks, type GenerationTask } from '../generation/generation-task'
import type { JudgedGames } from '../generation/generate-worker'
import { ScheduleGenerator } from '../generation/schedule-generator'
import type { ScheduleReportAnswer } from '../report.answers'
import { measureAnswers, unplacedAnswers, type ReportTeams } from './report-answer'

type Generation = Known<PlanCard> & GenerationCard

const teamOfEntry = ({ teams }: GenerationTask): ReportTeams['teamOf'] => {
  const byEntry = new Map(teams.map(({ team, entry }) => [entry, team]))
  return entry => byEntry.get(entry) ?? 0
}

const leftGames = (unplaced: readonly UnplacedGame[], { teams }: GenerationTask): readonly UnplacedPlanGame[] => {
  const byTeam = new Map(teams.map(({ team, entry }) => [team, entry]))
  const entryOf = (team: number): EntryId => byTeam.get(team) ?? 0
  return unplaced.map(({ home, away, obstacles, ...game }) => ({
    ...game,
    home: entryOf(home),
    away: entryOf(away),
    obstacles: obstacles.map(({ team, ...obstacle }) => ({ ...obstacle, entry: team === null ? null : entryOf(team) })),
  }))
}

/** The same by their teams. */
const namedGames = (unplaced: readonly UnplacedPlanGame[], { teamOf }: ReportTeams): readonly UnplacedGame[] =>
  unplaced.map(({ home, away, obstacles, ...game }) => ({
    ...game,
    home: teamOf(home),
    away: teamOf(away),
    obstacles: obstacles.map(({ entry, ...one }) => ({ ...one, team: entry === null ? null : teamOf(entry) })),
  }))

/** The games of a draft, and those that found no place. */
export type DraftGames = { readonly placings: readonly Placing[]; readonly unplaced: readonly UnplacedGame[] }

/** Judges schedules: as their games stand, or as a generation would have them. */
@Injectable()
export class ScheduleReports {
  constructor(
    private readonly documents: Documents,
    private readonly tasks: GenerationTasks,
    private readonly conflicts: ConflictsReader,
    private readonly generator: ScheduleGenerator,
  ) {}

  /** Null where the league has too few teams, or the schedule no slots. */
  async standing(schedule: Known<ScheduleCard>): Promise<ScheduleReportAnswer | null> {
    const task = await this.tasks.situation(placeOf(schedule), false)
    if (generationFault(schedule.details, task.teams.length)) return null
    const [games, generation] = await Promise.all([this.games(schedule), this.generation(schedule)])
    const report = await this.asTheyStand(task, games, generation)
    const names = await this.names(task)
    const { unplaced } = this.judged(task, games, generation)
    return {
      met: report.met,
      of: report.of,
      measures: measureAnswers(report, names),
      unplaced: unplacedAnswers(namedGames(unplaced, names), names.teams),
      conflicts: await this.conflicts.of(games),
      refused: generation?.refused.map(({ game, why }) => ({ game_id: game, message: why })) ?? [],
    }
  }

  /** What a generated schedule would come to, beside the one that stands. */
  preview(schedule: Known<ScheduleCard>, task: GenerationTask, plan: SchedulePlan): Promise<ScheduleReportAnswer> {
    const { weeks, unplaced } = plan
    return this.instead(schedule, task, { games: weeks.flatMap(({ games }) => games), unplaced })
  }

  /** What a draft comes to, beside the schedule that stands. */
  async ofDraft(schedule: Known<ScheduleCard>, task: GenerationTask, draft: DraftGames): Promise<ScheduleReportAnswer | null> {
    if (generationFault(schedule.details, task.teams.length)) return null
    const inLeague = new Set(task.teams.map(({ team }) => team))
    const games = draft.placings.filter(({ context: { home, away } }) => inLeague.has(home.team) && inLeague.has(away.team))
    const [report, conflicts] = await Promise.all([
      this.instead(schedule, task, { games: games.map(toPlanGame), unplaced: leftGames(draft.unplaced, task) }),
      this.conflicts.of(draft.placings, task.replaces),
    ])
    return { ...report, conflicts }
  }

  private async instead(
    schedule: Known<ScheduleCard>,
    task: GenerationTask,
    { games: placed, unplaced: wanted }: JudgedGames,
  ): Promise<ScheduleReportAnswer> {
    const [games, generation, names] = await Promise.all([this.games(schedule), this.generation(schedule), this.names(task)])
    const there = [...task.input.kept, ...placed]
    const unplaced = stillUnplaced(wanted, there, task.input)
    const judged = { games: there, unplaced }
    const is = await this.generator.report(task.input, judged)
    const standing = games.length === 0 ? undefined : await this.asTheyStand(task, games, generation)
    return {
      met: is.met,
      of: is.of,
      measures: measureAnswers(is, names, standing),
      unplaced: unplacedAnswers(namedGames(unplaced, names), names.teams),
      conflicts: [],
      refused: [],
      changes: [...(await this.changes(task, placed))],
    }
  }

  /** What each team would read of the games that are replaced: those that are planned have no ids yet. */
  private async changes({ replaces, teams }: GenerationTask, placed: JudgedGames['games']) {
    const cards = await this.documents.getMany(gameCard, replaces)
    const before = [...cards.values()].flatMap(card => activeOf(card) ?? [])
    const byEntry = new Map(teams.map(({ team, entry }) => [entry, team]))
    const after = placed.map(({ home, away, date, time, location }, at): readonly [GameId, Fixture] => [
      -1 - at,
      { home: byEntry.get(home) ?? 0, away: byEntry.get(away) ?? 0, date, time, location, calledOff: null },
    ])
    const changes = scheduleDifference(
      new Map(before.map(({ id, context, details }) => [id, fixtureOf(context, details)])),
      new Map(after),
    )
    return teamDifferences(await this.documents.getMany(teamCard, teamsOfChanges(changes)), changes)
  }

  /**
   * What it does to the report when some games change their slots, or come to be; undefined where nothing was generated or can be
   * measured, or the figures stay.
   */
  async effectOf(schedule: Known<ScheduleCard>, changed: readonly Placing[]): Promise<ReportEffectAnswer | undefined> {
    const generation = await this.generation(schedule)
    if (!generation) return undefined
    const games = await this.games(schedule)
    const ids = new Set(games.map(({ id }) => id))
    const own = withChanged(
      games,
      changed.filter(({ id }) => ids.has(id)),
    )
    const was = await this.figures(schedule, generation, games, [])
    const is = await this.figures(schedule, generation, own, changed)
    const isSame = was === undefined || is === undefined || isDeepStrictEqual(was, is)
    return isSame ? undefined : { schedule_id: schedule.id, name: schedule.details.name, was, is }
  }

  private async figures(
    schedule: Known<ScheduleCard>,
    generation: Generation,
    games: readonly Placing[],
    changed: readonly Placing[],
  ): Promise<ReportFiguresAnswer | undefined> {
    const task = await this.tasks.situation(placeOf(schedule), false, changed)
    if (generationFault(schedule.details, task.teams.length)) return undefined
    const { met, of, measures } = await this.asTheyStand(task, games, generation)
    return { met, of, rulesBroken: measures.find(({ name }) => name === 'hard-rules')?.figure ?? 0 }
  }

  private asTheyStand(task: GenerationTask, games: readonly Placing[], generation: Generation | undefined) {
    return this.generator.report(task.input, this.judged(task, games, generation))
  }

  private judged(task: GenerationTask, games: readonly Placing[], generation: Generation | undefined): JudgedGames {
    const there = [...task.input.kept, ...this.open(games, task)]
    return { games: there, unplaced: stillUnplaced(leftGames(generation?.unplaced ?? [], task), there, task.input) }
  }

  /** The games of a schedule that give way to a generation: the others are kept, and in its input. */
  private open(games: readonly Placing[], { replaces }: GenerationTask): readonly PlanGame[] {
    const replaced = new Set<GameId>(replaces)
    return games.filter(({ id }) => replaced.has(id)).map(toPlanGame)
  }

  private async games({ id }: Known<ScheduleCard>): Promise<readonly Placing[]> {
    const planned = await this.documents.list(plannedGameCard, { index: 'schedule', key: String(id) })
    const cards = await this.documents.getFor(gameCard, planned, one => one.id)
    return [...cards.values()].flatMap(card => activeOf(card) ?? []).map(placingOf)
  }

  private async generation({ generations }: Known<ScheduleCard>): Promise<Generation | undefined> {
    const card = knownOf(await this.documents.get(planCard, generations.at(-1) ?? 0))
    return card?.kind === 'generation' ? card : undefined
  }

  private async names(task: GenerationTask): Promise<ReportTeams> {
    const teams = await this.documents.getFor(teamCard, task.teams, ({ team }) => team)
    return { teams, teamOf: teamOfEntry(task) }
  }
}

const placeOf = ({ organization, season, league, id }: Known<ScheduleCard>) => ({ organization, season, league, schedule: id })
