import { scheduleStream } from '@fullcourt/domain/schedules/state'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import { RestoreGame } from '../../games/commands/restore-game.command'
import { refusedStep } from '../policies/refused-step'
import { MakeChange, TakeChangeBack } from './pending.commands'

/** Published changes are made game by game, as long as none of them was refused (docs/schedules.md#changes-that-wait). */
export const makePublishedChanges = (decider: Decider): Policy<'PendingChangesPublished'> => ({
  name: 'make-published-changes',
  on: ['PendingChangesPublished'],
  plan: async ({ id, data }, call) => {
    const { refused } = await decider.state(scheduleStream, data.league)
    if (refused.has(data.plan)) return []
    const scope = { kind: 'policy', organization: data.organization } as const
    return data.changes.map(change =>
      change.was === null
        ? new RestoreGame(call(change.game), { scope, game: change.game, deletedBy: data.undoes?.fact ?? id })
        : new MakeChange(call(change.game), { of: data, change, because: id }),
    )
  },
  onRefused: ({ command, refusal }, { data }, call) => refusedStep(command, refusal, data, call),
})

/** Where one of published changes was refused, the others are taken back. */
export const takePublishedChangesBack = (decider: Decider): Policy<'PlanStepRefused'> => ({
  name: 'take-published-changes-back',
  on: ['PlanStepRefused'],
  onRefused: 'log',
  plan: async ({ id, data: { organization, league, plan, game: refused } }, call) => {
    const { published } = await decider.state(scheduleStream, league)
    if (published?.plan !== plan) return []
    return published.changes
      .filter(({ game }) => game !== refused)
      .map(change => new TakeChangeBack(call(change.game), { organization, league, change, made: published.fact, because: id }))
  },
})
