import type { Traced } from '../facts/fact'
import type { StreamOf } from '../facts/stream-of'
import type { Game } from '../games/state'
import type { GameId, LeagueId, PlanId, ScheduleId } from '../ids/kinds'
import { draftPartsOf, evolveDrafts, noDrafts, type Drafts } from './drafts'
import { evolvePending, nothingPending, pendingPart, type PendingState } from './pending/state'
import type {
  GamesSwapPlanned,
  GenerationRedone,
  GenerationUndone,
  PlanStepRefused,
  ScheduleDetails,
  ScheduleFact,
  SchedulePlanned,
  ScheduleRestored,
} from './events'

/** A generation that holds: it was not undone. */
export type Generation = {
  readonly plan: PlanId
  /** Id of the fact that games were deleted because of. */
  readonly fact: string
  /** The week from 0 of each game, of those kept as well. */
  readonly weeks: ReadonlyMap<GameId, number>
  readonly adds: readonly GameId[]
  readonly replaces: readonly GameId[]
  /** The draft as which it was published; null where it was generated at once. */
  readonly draft: PlanId | null
}

/** A generation that is taken back, or holds again after that, under the id of the fact that says so. */
export type Undoing = Pick<GenerationUndone['data'], 'plan' | 'removes' | 'restores' | 'undoes'> & {
  readonly fact: string
  readonly is: 'undone' | 'redone'
}

/** A generation that was taken back, and what the fact says that did so. */
export type UndoneGeneration = Pick<GenerationUndone['data'], 'removes' | 'restores'> & {
  readonly generation: Generation
  readonly fact: string
}

/** A schedule with its generations, the newest last. */
export type Schedule = Drafts & {
  readonly id: ScheduleId
  readonly details: ScheduleDetails
  readonly generations: readonly Generation[]
  /** The plan of the generation that goes on; null where none does. */
  readonly requested: PlanId | null
  /** What was taken back of it, or brought back, last; null once it is generated again. */
  readonly undoing: Undoing | null
  /** The generations that were taken back since it was generated last, the last one last. */
  readonly undone: readonly UndoneGeneration[]
  /** The fact that deleted it, and the games that it named; null while it is there. */
  readonly deletion: { readonly fact: string; readonly removes: readonly GameId[] } | null
  /** The games that came back with it last, and the deletion that took them; null where it was never deleted. */
  readonly restoration: Pick<ScheduleRestored['data'], 'restores' | 'undoes'> | null
}

/** A swap, under the id of its fact. */
export type Swap = GamesSwapPlanned['data'] & { readonly fact: string; readonly undone: boolean }

export type RefusedStep = { readonly game: GameId; readonly why: string }

/** What decisions need of a league's schedules. */
export type LeagueSchedules = PendingState & {
  readonly schedules: ReadonlyMap<ScheduleId, Schedule>
  readonly swaps: ReadonlyMap<PlanId, Swap>
  /** The steps of plans that were refused. */
  readonly refused: ReadonlyMap<PlanId, readonly RefusedStep[]>
  /** How often it was said which games the schedules have: whoever looked at games before the last time looked too early. */
  readonly plans: number
}

const changeSchedule = (state: LeagueSchedules, id: ScheduleId, how: (schedule: Schedule) => Schedule): LeagueSchedules => {
  const schedule = state.schedules.get(id)
  return schedule ? { ...state, schedules: new Map(state.schedules).set(id, how(schedule)) } : state
}

/** Says anew which games a schedule has. */
const planAnew = (state: LeagueSchedules, id: ScheduleId, how: (schedule: Schedule) => Schedule): LeagueSchedules => ({
  ...changeSchedule(state, id, how),
  plans: state.plans + 1,
})

/** The newest generation of a schedule; undefined where nothing was generated. */
export const currentGeneration = ({ generations }: Schedule): Generation | undefined => generations.at(-1)

/** Whether a game went with its schedule, which is back, and follows it in a moment. */
export const isComingBack = ({ restoration }: Schedule, game: Game): boolean =>
  game.kind === 'deleted' && restoration !== null && game.cause === restoration.undoes

/** The games that stand in the generations of other schedules of the league. */
export const gamesOfOthers = ({ schedules }: LeagueSchedules, schedule: ScheduleId): ReadonlySet<GameId> => {
  const others = [...schedules.values()].filter(({ id, deletion }) => id !== schedule && deletion === null)
  return new Set(others.flatMap(one => [...(currentGeneration(one)?.weeks.keys() ?? [])]))
}

/** The weeks of a plan's games: its own, and those that it keeps with the week that they had. */
const weeksOfPlan = (
  { weeks, keeps }: Pick<SchedulePlanned['data'], 'weeks' | 'keeps'>,
  before: ReadonlyMap<GameId, number> | undefined,
): ReadonlyMap<GameId, number> => {
  const kept = keeps.flatMap(game => {
    const week = before?.get(game)
    return week === undefined ? [] : [[game, week] as const]
  })
  return new Map([...kept, ...weeks.flatMap(({ games }, week) => games.map(({ game }) => [game, week] as const))])
}

/** Whether the step of a plan that is about a game was refused. */
export const isRefused = ({ refused }: LeagueSchedules, plan: PlanId, game: GameId): boolean =>
  refused.get(plan)?.some(step => step.game === game) === true

const withGeneration = (schedule: Schedule, fact: Traced<SchedulePlanned>): Schedule => {
  const { plan, weeks, replaces, draft } = fact.data
  const generation: Generation = {
    plan,
    fact: fact.id ?? '',
    weeks: weeksOfPlan(fact.data, currentGeneration(schedule)?.weeks),
    adds: weeks.flatMap(({ games }) => games.map(({ game }) => game)),
    replaces,
    draft,
  }
  return {
    ...schedule,
    ...evolveDrafts(schedule, fact),
    requested: null,
    undoing: null,
    undone: [],
    generations: [...schedule.generations, generation],
  }
}

const withoutGeneration = (schedule: Schedule, { id = '', data }: Traced<GenerationUndone>): Schedule => {
  const { plan, removes, restores, undoes } = data
  const undone = schedule.generations.filter(generation => generation.plan === plan)
  return {
    ...schedule,
    generations: schedule.generations.filter(generation => generation.plan !== plan),
    undoing: { plan, removes, restores, undoes, fact: id, is: 'undone' },
    undone: [...schedule.undone, ...undone.map(generation => ({ generation, fact: id, removes, restores }))],
  }
}

/** Games that go with it go because of this fact now. */
const withGenerationAgain = (schedule: Schedule, { id = '', data }: Traced<GenerationRedone>): Schedule => {
  const { plan, removes, restores, undoes } = data
  const again = schedule.undone.filter(({ generation }) => generation.plan === plan)
  return {
    ...schedule,
    generations: [...schedule.generations, ...again.map(({ generation }) => ({ ...generation, fact: id }))],
    undoing: { plan, removes, restores, undoes, fact: id, is: 'redone' },
    undone: schedule.undone.filter(({ generation }) => generation.plan !== plan),
  }
}

/** The swap that a plan takes back. */
const swapUndoneBy = ({ swaps }: LeagueSchedules, plan: PlanId): Swap | undefined => {
  const undoes = swaps.get(plan)?.undoes ?? null
  return undoes === null ? undefined : swaps.get(undoes)
}

/** Where a half of a swap is refused nothing comes of it: what it was to take back stands. */
const stepRefused = (state: LeagueSchedules, { plan, game, why }: PlanStepRefused['data']): LeagueSchedules => {
  const stands = swapUndoneBy(state, plan)
  return {
    ...state,
    swaps: stands ? new Map(state.swaps).set(stands.plan, { ...stands, undone: false }) : state.swaps,
    refused: new Map(state.refused).set(plan, [...(state.refused.get(plan) ?? []), { game, why }]),
  }
}

const swapPlanned = (state: LeagueSchedules, { id = '', data }: Traced<GamesSwapPlanned>): LeagueSchedules => {
  const undone = data.undoes === null ? undefined : state.swaps.get(data.undoes)
  const swaps = new Map(state.swaps).set(data.plan, { ...data, fact: id, undone: false })
  return { ...state, swaps: undone ? swaps.set(undone.plan, { ...undone, undone: true }) : swaps }
}

const evolve = (state: LeagueSchedules, fact: Traced<ScheduleFact>): LeagueSchedules => {
  switch (fact.type) {
    case 'ScheduleCreated': {
      const { schedule: id, details } = fact.data
      return {
        ...state,
        schedules: new Map(state.schedules).set(id, {
          ...noDrafts,
          id,
          details,
          generations: [],
          requested: null,
          undoing: null,
          undone: [],
          deletion: null,
          restoration: null,
        }),
      }
    }
    case 'ScheduleChanged':
      return changeSchedule(state, fact.data.schedule, schedule => ({
        ...schedule,
        details: { ...schedule.details, ...fact.data.is },
      }))
    case 'ScheduleDeleted':
      return planAnew(state, fact.data.schedule, schedule => ({
        ...schedule,
        requested: null,
        deletion: { fact: fact.id ?? '', removes: fact.data.removes },
      }))
    case 'ScheduleRestored':
      return planAnew(state, fact.data.schedule, schedule => ({
        ...schedule,
        deletion: null,
        restoration: { restores: fact.data.restores, undoes: fact.data.undoes },
      }))
    case 'GenerationRequested':
      return changeSchedule(state, fact.data.schedule, schedule => ({ ...schedule, requested: fact.data.plan }))
    case 'GenerationStopped':
      return changeSchedule(state, fact.data.schedule, schedule => ({ ...schedule, requested: null }))
    case 'SchedulePlanned':
      return planAnew(state, fact.data.schedule, schedule => withGeneration(schedule, fact))
    case 'ScheduleDrafted':
      return changeSchedule(state, fact.data.schedule, schedule => ({
        ...schedule,
        ...evolveDrafts(schedule, fact),
        requested: null,
      }))
    case 'DraftGamesMoved':
    case 'DraftGamesAdded':
    case 'DraftGamesRemoved':
    case 'DraftChosen':
      return changeSchedule(state, fact.data.schedule, schedule => ({ ...schedule, ...evolveDrafts(schedule, fact) }))
    case 'GenerationUndone':
      return planAnew(state, fact.data.schedule, schedule => withoutGeneration(schedule, fact))
    case 'GenerationRedone':
      return planAnew(state, fact.data.schedule, schedule => withGenerationAgain(schedule, fact))
    case 'GamesSwapPlanned':
      return swapPlanned(state, fact)
    case 'PendingChangesSet':
    case 'PendingChangesPublished':
      return { ...state, ...evolvePending(state, fact) }
    case 'PlanStepRefused':
      return { ...stepRefused(state, fact.data), ...evolvePending(state, fact) }
    default:
      return state
  }
}

/** The part of a league's schedules that a form edits. */
export const schedulePart = (schedule: ScheduleId): string => `schedule ${schedule}`

export const scheduleStream: StreamOf<LeagueSchedules, Traced<ScheduleFact>, LeagueId> = {
  name: league => `schedule-${league}`,
  initial: { ...nothingPending, schedules: new Map(), swaps: new Map(), refused: new Map(), plans: 0 },
  evolve,
  partsOf: fact => {
    if (fact.type === 'ScheduleChanged') return [schedulePart(fact.data.schedule)]
    return fact.type === 'PendingChangesSet' ? [pendingPart(fact.data.league)] : draftPartsOf(fact)
  },
}
