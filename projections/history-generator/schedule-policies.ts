import {
  deletePlannedGame,
  restoreGameDeletedBy,
  scheduleGame,
  swapSlot,
  takeSwapBack,
  type IfPlayed,
} from '@fullcourt/domain/games/decide'
import type { GameFact } from '@fullcourt/domain/games/events'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { GameId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { existingLeague } from '@fullcourt/domain/leagues/state'
import type {
  GamesSwapPlanned,
  GenerationRedone,
  GenerationUndone,
  PendingChangesPublished,
  ScheduleDeleted,
  SchedulePlanned,
  ScheduleRestored,
  SwappedGame,
} from '@fullcourt/domain/schedules/events'
import { makeChange, takeChangeBack } from '@fullcourt/domain/schedules/pending/make-change'
import { refuseStep } from '@fullcourt/domain/schedules/plan'
import { ifReplacedGameIsPlayed, plannedGame } from '@fullcourt/domain/schedules/planned-game'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { PolicyStep } from './generated-log'
import type { Installation } from './installation'
import { removeGame } from './policies'

/** What follows from plans by the policies of the product, whose names and steps these are. */

type Plan = LeaguePlace & { readonly plan: PlanId }

const refused = (
  installation: Installation,
  { organization, season, league, plan }: Plan,
  game: GameId,
  why: string,
  by: PolicyStep,
): void => {
  const data = { organization, season, league, plan, game, why }
  const [fact] = installation.log.decide(scheduleStream, league, state => refuseStep(state, data), {
    ...by,
    step: `refuse ${game}`,
  })
  if (!fact) return
  takeChangesBack(installation, { organization, season, league, plan }, game, fact)
  const swap = installation.log.state(scheduleStream, league).swaps.get(plan)
  for (const { game: id, ...half } of swap?.games ?? []) {
    const state = installation.log.state(gameStream, id)
    if (id === game || state.kind !== 'active' || !state.followed.includes(swap?.fact ?? '')) continue
    const step = { policy: 'take-half-swap-back', fact, step: id }
    installation.log.decide(gameStream, id, now => takeSwapBack(now, { ...half, because: fact.id }), step)
  }
}

/** Published changes of which one was refused go back. */
const takeChangesBack = (
  installation: Installation,
  { league, plan }: Plan,
  refusedGame: GameId,
  fact: PolicyStep['fact'],
): void => {
  const { published } = installation.log.state(scheduleStream, league)
  if (published?.plan !== plan) return
  const policy = 'take-published-changes-back'
  for (const { game, was, is } of published.changes.filter(one => one.game !== refusedGame))
    installation.log.decide(gameStream, game, now => takeChangeBack(now, { was, is, made: published.fact, because: fact.id }), {
      policy,
      fact,
      step: game,
    })
}

/** A step on a game; a refused one is written down. */
const step = (
  installation: Installation,
  plan: Plan,
  game: GameId,
  decide: (state: Game) => Decision<GameFact>,
  by: PolicyStep,
): void => {
  const decision = decide(installation.log.state(gameStream, game))
  if (decision.kind === 'refused') refused(installation, plan, game, decision.message, by)
  else installation.log.decide(gameStream, game, decide, by)
}

const remove = (installation: Installation, plan: Plan, game: GameId, ifPlayed: IfPlayed, by: PolicyStep): void =>
  step(installation, plan, game, state => deletePlannedGame(state, { ifPlayed, because: by.fact.id }), by)

const restore = (installation: Installation, game: GameId, undoes: string, by: PolicyStep): void => {
  const state = installation.log.state(gameStream, game)
  if (state.kind !== 'deleted' || !installation.isThere(state.context) || !installation.plays(state.context)) return
  const { season, league } = state.context
  if (league !== null && !existingLeague(installation.contents(season), league)) return
  const [fact] = installation.log.decide(gameStream, game, now => restoreGameDeletedBy(now, undoes), by)
  if (fact) leaveAgain(installation, game, fact)
}

/** A game of a team that left goes again. */
const leaveAgain = (installation: Installation, game: GameId, fact: PolicyStep['fact']): void => {
  const state = installation.log.state(gameStream, game)
  if (state.kind === 'active' && !installation.plays(state.context))
    removeGame(installation, game, { policy: 'delete-game-of-left-entry', fact, step: 'delete' })
}

export const carryOutGeneration = (installation: Installation, fact: Recorded<SchedulePlanned>): void => {
  const policy = 'carry-out-generation'
  const { data } = fact
  for (const game of data.replaces)
    remove(installation, data, game, ifReplacedGameIsPlayed(data), { policy, fact, step: `delete ${game}` })
  for (const planned of data.weeks.flatMap(({ games }) => games)) {
    const wanted = plannedGame(data, planned)
    const by = { policy, fact, step: `schedule ${planned.game}` }
    const [scheduled] = installation.log.decide(gameStream, planned.game, state => scheduleGame(state, wanted), by)
    if (!scheduled) continue
    installation.games.push({ game: planned.game, context: wanted.in })
    leaveAgain(installation, planned.game, scheduled)
  }
}

export const carryOutUndoneGeneration = (installation: Installation, fact: Recorded<GenerationUndone>): void => {
  const policy = 'carry-out-undone-generation'
  const { data } = fact
  for (const game of data.removes) remove(installation, data, game, 'refuse', { policy, fact, step: `delete ${game}` })
  for (const game of data.restores) restore(installation, game, data.undoes, { policy, fact, step: `restore ${game}` })
}

export const carryOutRedoneGeneration = (installation: Installation, fact: Recorded<GenerationRedone>): void => {
  const policy = 'carry-out-redone-generation'
  const { data } = fact
  for (const game of data.removes) remove(installation, data, game, 'refuse', { policy, fact, step: `delete ${game}` })
  for (const game of data.restores) restore(installation, game, data.undoes, { policy, fact, step: `restore ${game}` })
}

export const deleteGamesOfSchedule = (installation: Installation, fact: Recorded<ScheduleDeleted>): void => {
  const policy = 'delete-games-of-deleted-schedule'
  for (const game of fact.data.removes)
    installation.log.decide(gameStream, game, state => deletePlannedGame(state, { ifPlayed: 'keep', because: fact.id }), {
      policy,
      fact,
      step: game,
    })
}

export const restoreGamesOfSchedule = (installation: Installation, fact: Recorded<ScheduleRestored>): void => {
  for (const game of fact.data.restores)
    restore(installation, game, fact.data.undoes, { policy: 'restore-games-of-restored-schedule', fact, step: game })
}

const halfOf =
  (fact: Recorded<GamesSwapPlanned>, { game: _, ...half }: SwappedGame) =>
  (state: Game) =>
    swapSlot(state, { ...half, because: fact.id })

export const swapGames = (installation: Installation, fact: Recorded<GamesSwapPlanned>): void => {
  for (const half of fact.data.games) {
    const { refused: already } = installation.log.state(scheduleStream, fact.data.league)
    if (already.has(fact.data.plan)) return
    step(installation, fact.data, half.game, halfOf(fact, half), { policy: 'swap-games', fact, step: half.game })
  }
}

/** Published changes are made game by game, as long as none was refused. */
export const makeChanges = (installation: Installation, fact: Recorded<PendingChangesPublished>): void => {
  const policy = 'make-published-changes'
  const { data } = fact
  for (const { game, was, is } of data.changes) {
    const by = { policy, fact, step: game }
    if (installation.log.state(scheduleStream, data.league).refused.has(data.plan)) return
    if (was === null) restore(installation, game, data.undoes?.fact ?? fact.id, by)
    else step(installation, data, game, state => makeChange(state, { was, is, because: fact.id }), by)
  }
}
