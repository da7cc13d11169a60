import { seasonStream } from '@fullcourt/domain/entries/state'
import { nothing, refuse } from '@fullcourt/domain/facts/decision'
import { deletePlannedGame, isPlayed, scheduleGame, swapSlot, takeSwapBack, type IfPlayed } from '@fullcourt/domain/games/decide'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import type { GameId, LeagueId, OrganizationId, PlanId, ScheduleId } from '@fullcourt/domain/ids/kinds'
import { LEAGUE_NOT_FOUND } from '@fullcourt/domain/leagues/decide'
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  existingSchedule,
  restoreSchedule,
  type NewSchedule,
} from '@fullcourt/domain/schedules/decide'
import type {
  GamesSwapPlanned,
  PlanStepRefused,
  ScheduleDetails,
  SchedulePlace,
  SchedulePlanned,
  SwappedGame,
} from '@fullcourt/domain/schedules/events'
import type { SchedulePlan } from '@fullcourt/domain/schedules/generation/plan'
import { isInForce, isPlanInForce } from '@fullcourt/domain/schedules/in-progress'
import { planSchedule, refuseStep, requestGeneration, stopGeneration } from '@fullcourt/domain/schedules/plan'
import { countGames, plannedSchedule } from '@fullcourt/domain/schedules/planned-schedule'
import { currentGeneration, isComingBack, schedulePart, scheduleStream, type Schedule } from '@fullcourt/domain/schedules/state'
import { Parents } from '../../core/access/parents'
import { SeasonAccess } from '../../core/access/season-access'
import { command, data } from '../../core/facts/command'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import { IdAllocator } from '../../core/facts/id-allocator'
import type { Scope } from '../../core/http/scope'
import { GameStates } from './game-states'
import type { GenerationTask } from './generation/generation-task'
import { PlansInProgress } from './plans-in-progress'
import { ScheduleAccess } from './schedule-access'
import { SeasonCheck } from './season-check'

type OfSchedule = { readonly scope: Scope; readonly schedule: ScheduleId }
type AllowingConflicts = { readonly allowConflicts?: boolean }

/** A new schedule of a league; where conflicts are not allowed, dates outside of the season refuse it. */
export const CreateSchedule = command('CreateSchedule', {
  takes: data<AllowingConflicts & { readonly scope: Scope; readonly league: LeagueId; readonly details: NewSchedule }>(),
  uses: { decider: Decider, seasons: SeasonAccess, season: SeasonCheck },
  access: async ({ context, scope, league, details, allowConflicts = true }, { decider, seasons, season }) => {
    const at = await seasons.leaguePlace(scope, league)
    const place = { ...at, schedule: await context.nextId('schedule') }
    if (!allowConflicts) await season.refuse(at, createSchedule(await decider.state(scheduleStream, league), { place, details }))
    return place
  },
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { details }) => createSchedule(state, { place, details }),
  makes: ({ schedule }) => schedule,
})

/** Changes the named details of a schedule; where conflicts are not allowed, further dates outside of the season refuse it. */
export const ChangeSchedule = command('ChangeSchedule', {
  takes: data<OfSchedule & AllowingConflicts & Expecting & { readonly wanted: Partial<ScheduleDetails> }>(),
  uses: { decider: Decider, schedules: ScheduleAccess, season: SeasonCheck },
  access: async ({ scope, schedule, wanted, allowConflicts = true }, { decider, schedules, season }) => {
    const place = await schedules.placeOf(scope, schedule)
    if (!allowConflicts) {
      const now = await decider.state(scheduleStream, place.league)
      await season.refuse(place, changeSchedule(now, { place, wanted }), existingSchedule(now, schedule)?.details)
    }
    return place
  },
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { wanted }) => changeSchedule(state, { place, wanted }),
  expects: ({ expectedRevision, schedule }) => expecting(expectedRevision, [schedulePart(schedule)]),
})

/** Which games of a schedule go with it. */
const whichMayGo =
  (schedule: Schedule | undefined, states: ReadonlyMap<GameId, Game>) =>
  (id: GameId): boolean => {
    const game = states.get(id)
    if (!schedule || !game || game.kind === 'unknown') return false
    return game.kind === 'active' ? !isPlayed(game) : isComingBack(schedule, game)
  }

/** Deletes a schedule; its games that are not played go with it by a policy. */
export const DeleteSchedule = command('DeleteSchedule', {
  takes: data<OfSchedule & { readonly only?: readonly GameId[] | undefined }>(),
  uses: { decider: Decider, schedules: ScheduleAccess, games: GameStates, plans: PlansInProgress },
  access: async ({ scope, schedule: id }, { decider, schedules, games, plans }) => {
    const place = await schedules.placeOf(scope, id)
    const state = await decider.state(scheduleStream, place.league)
    const schedule = state.schedules.get(id)
    const [seen, states] = await Promise.all([
      plans.of(state),
      games.of((schedule && currentGeneration(schedule)?.weeks.keys()) ?? []),
    ])
    return { organization: place.organization, place, seen, mayGo: whichMayGo(schedule, states) }
  },
  stream: scheduleStream,
  id: ({ place }) => place.league,
  decide: (state, { place, seen, mayGo }, { only }) => deleteSchedule(state, { place, seen, mayGo, only }),
})

/** Brings a deleted schedule back; its games come back by a policy. */
export const RestoreSchedule = command('RestoreSchedule', {
  takes: data<OfSchedule>(),
  uses: { schedules: ScheduleAccess },
  access: ({ scope, schedule }, { schedules }) => schedules.placeToReturnTo(scope, schedule),
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: restoreSchedule,
})

/** Writes down that a schedule is to be generated, before that begins: what is cut off goes on after the next start. */
export const RequestGeneration = command('RequestGeneration', {
  takes: data<{
    readonly place: SchedulePlace
    /** Whether played games are replaced as well. */
    readonly replacesPlayed: boolean
  }>(),
  uses: { decider: Decider, plans: PlansInProgress },
  access: async ({ context, place: { organization, league } }, { decider, plans }) => {
    const plan = await context.nextId('plan')
    return { organization, plan, seen: await plans.of(await decider.state(scheduleStream, league)) }
  },
  stream: scheduleStream,
  id: (_, { place }) => place.league,
  decide: (state, { plan, seen }, { place, replacesPlayed }) =>
    requestGeneration(state, { ...place, plan, replacesPlayed }, seen),
  makes: ({ plan }) => plan,
})

/** Writes the generated schedule of a request down, whole; its games follow by a policy, unless it is a draft. */
export const PlanSchedule = command('PlanSchedule', {
  takes: data<{
    readonly plan: PlanId
    readonly task: GenerationTask
    readonly generated: SchedulePlan
    /** Settled ids of its games; without them it takes new ones. */
    readonly games?: readonly GameId[]
  }>(),
  uses: { ids: IdAllocator },
  access: async ({ plan, task, generated, games: settled }, { ids }) => {
    const { place, teams, keeps, replaces, replacesPlayed } = task
    // Ids of games are in the plan itself: a repeated call finds it under its command, and leaves these unused.
    const games = settled ?? (await ids.take('game', countGames(generated)))
    const planned = plannedSchedule({ place, plan, teams, generated, games, keeps, replaces, replacesPlayed })
    return { organization: place.organization, planned }
  },
  stream: scheduleStream,
  id: (_, { task }) => task.place.league,
  decide: (state, { planned }, { task: { from, asDraft } }) => planSchedule(state, { planned, from, asDraft }),
})

/** Writes down why nothing came of a generation. */
export const StopGeneration = command('StopGeneration', {
  takes: data<{ readonly place: SchedulePlace; readonly plan: PlanId; readonly why: string }>(),
  access: ({ place }) => place,
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: (state, place, { plan, why }) => stopGeneration(state, { ...place, plan, why }),
})

/** Writes down that a step of a plan was refused. */
export const RefusePlanStep = command('RefusePlanStep', {
  takes: data<{ readonly step: PlanStepRefused['data'] }>(),
  access: ({ step }) => step,
  stream: scheduleStream,
  id: ({ league }) => league,
  decide: refuseStep,
})

/** A generation by its league, schedule and plan. */
export type PlanOfSchedule = Pick<SchedulePlanned['data'], 'league' | 'schedule' | 'plan'>

const TEAM_LEFT = refuse('conflict', 'A team of this game has left the league.')

/** A step of a plan: schedules a game under the id that the plan gave it, as long as the plan is in force. */
export const SchedulePlannedGame = command('SchedulePlannedGame', {
  takes: data<{ readonly wanted: Parameters<typeof scheduleGame>[1]; readonly of: PlanOfSchedule }>(),
  uses: { decider: Decider, parents: Parents },
  access: async ({ wanted: { in: place }, of }, { decider, parents }) => {
    const isWanted = isPlanInForce(await decider.state(scheduleStream, of.league), of.schedule, of.plan)
    const isThere = await parents.areActive(place)
    const { entries } = await decider.state(seasonStream, place.season)
    const hasLeft = [place.home, place.away].some(({ entry }) => entries.get(entry)?.left === true)
    const fault = !isThere ? LEAGUE_NOT_FOUND : hasLeft ? TEAM_LEFT : undefined
    return { organization: place.organization, isWanted, fault }
  },
  stream: gameStream,
  id: (_, { wanted }) => wanted.game,
  decide: (game, { isWanted, fault }, { wanted }) =>
    game.kind === 'unknown' && isWanted ? (fault ?? scheduleGame(game, wanted)) : nothing,
})

/** A step of a plan: deletes a game because of the fact that is named, as long as nothing newer was said about its schedule's games. */
export const RemovePlannedGame = command('RemovePlannedGame', {
  takes: data<{
    readonly of: SchedulePlace
    readonly game: GameId
    readonly ifPlayed: IfPlayed
    readonly because: string
  }>(),
  uses: { decider: Decider },
  access: async ({ of, because }, { decider }) => ({
    organization: of.organization,
    isWanted: isInForce(await decider.state(scheduleStream, of.league), of.schedule, because),
  }),
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (state, { isWanted }, { ifPlayed, because }) => (isWanted ? deletePlannedGame(state, { ifPlayed, because }) : nothing),
})

/** What a half of a swap says beside its game. */
const moveOf = ({ game: _, ...move }: SwappedGame) => move

/** One half of a swap; nothing where the other half was refused. `because` is the id of the fact that planned the swap. */
export const SwapSlot = command('SwapSlot', {
  takes: data<{ readonly swap: GamesSwapPlanned['data']; readonly half: SwappedGame; readonly because: string }>(),
  uses: { decider: Decider },
  access: async ({ swap: { organization, league, plan } }, { decider }) => {
    const { refused } = await decider.state(scheduleStream, league)
    return { organization, isRefused: refused.has(plan) }
  },
  stream: gameStream,
  id: (_, { half }) => half.game,
  decide: (state, { isRefused }, { half, because }) => (isRefused ? nothing : swapSlot(state, { ...moveOf(half), because })),
})

/** Takes a half of a swap back; `because` is the id of the fact that says that the other half was refused. */
export const TakeSwapBack = command('TakeSwapBack', {
  takes: data<{ readonly organization: OrganizationId; readonly half: SwappedGame; readonly because: string }>(),
  access: ({ organization }) => ({ organization }),
  stream: gameStream,
  id: (_, { half }) => half.game,
  decide: (state, _, { half, because }) => takeSwapBack(state, { ...moveOf(half), because }),
})
