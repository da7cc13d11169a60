import { Injectable } from '@nestjs/common'
import { refuse, type Refusal } from '@fullcourt/domain/facts/decision'
import { waitsForOthers } from '@fullcourt/domain/undo/contents'
import { undoStepsOf, audienceOf } from '@fullcourt/domain/undo/inverses'
import { isInAudience } from '@fullcourt/domain/users/audience'
import { actions, type ActionDocument } from '@fullcourt/projections/history/actions'
import type { HistoryEntry } from '@fullcourt/projections/history/history'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome } from '../../../core/facts/command-with-context'
import { inParallel } from '../../../core/facts/in-parallel'
import { Refused } from '../../../core/facts/refused'
import type { Actor } from '../../../core/http/actor'
import type { ObstacleAnswer } from '../../../core/http/obstacle.answers'
import { covers, within, type Scope } from '../../../core/http/scope'
import { Documents } from '../../../storage/documents/documents'
import { LookAhead } from '../../../storage/documents/look-ahead'
import { forkOfWork } from '../../../storage/fork/fork'
import { UndoObstacles, type PlannedUndo } from './obstacles'
import { ownFacts } from './own-facts'
import { ActionSteps, StepRefused } from '../steps/action-steps'
import { OrdersBefore } from '../steps/orders-before'
import type { Confirmations } from '../steps/step-call'
import { UndoneReader } from './undone-reader'

export type UndoAction = Confirmations & {
  readonly context: CommandContext
  readonly scope: Scope
  readonly actor: Actor
  /** The action's id: its correlation. */
  readonly action: string
}

/** An action that was undone, and the fact that tells of it. */
export type UndoneAction = { readonly action: ActionDocument; readonly told: HistoryEntry }

const NO_ACTION = refuse('not-found', 'There is no such action.')
const UNDONE_ALREADY = refuse('conflict', 'This was undone already.')
const AS_IT_WAS = refuse('conflict', 'There is nothing left to undo: everything is as it was before.')
const NOT_ALLOWED = refuse('forbidden', 'You may not undo this: you may not do by hand what it would do.')

/** The steps of an undo, and the last position of what it undoes. */
type Plan = { readonly steps: readonly PlannedUndo[]; readonly last: string }

/** So many steps are looked at together. */
const AT_ONCE = 24
/** So many obstacles are named; of more it is said how many. */
const NAMED = 10

/** One change stands in the way of all that it changed, and is named once. */
const distinct = (found: readonly ObstacleAnswer[]): readonly ObstacleAnswer[] => [
  ...new Map(found.map(one => [`${one.action} ${one.message}`, one])).values(),
]

const inTheWay = (all: readonly ObstacleAnswer[], details: Refusal['details']): Refusal => {
  const found = distinct(all)
  const named = found.slice(0, NAMED)
  const more = found.length > NAMED ? [`And ${found.length - NAMED} more.`] : []
  return {
    ...refuse('conflict', `This cannot be undone: ${[...named.map(({ message }) => message), ...more].join(' ')}`),
    details: { ...details, inTheWay: named },
  }
}

const detailsOf = (error: unknown): Refusal['details'] => (error instanceof Refused ? error.refusal.details : undefined)

/**
 * Undoes one past action while everything after it stays: all of it, or nothing. The steps are asked first, and what they refuse is what
 * stands in the way; a step that is refused all the same, because somebody was faster, takes those before it back.
 * See docs/history.md#undo.
 */
@Injectable()
export class ActionUndo {
  constructor(
    private readonly steps: ActionSteps,
    private readonly documents: Documents,
    private readonly undone: UndoneReader,
    private readonly obstacles: UndoObstacles,
    private readonly orders: OrdersBefore,
    private readonly lookAhead: LookAhead,
  ) {}

  /** What was undone. Throws `Refused` with what stands in the way. */
  async undo(call: UndoAction): Promise<UndoneAction> {
    const { scope, action } = call
    const found = await this.documents.get(actions, action)
    if (found == null || !covers(scope, found.organization)) throw new Refused(NO_ACTION)
    const undone = await this.undone.standing(found)
    // The same call again, whose answer was lost, goes on.
    if (undone !== null && undone.action !== call.context.correlation) throw new Refused(UNDONE_ALREADY)
    const facts = await ownFacts(this.documents, action)
    const [lead] = facts
    if (lead === undefined) throw new Refused(NO_ACTION)
    const own = found.organization === null ? call : { ...call, scope: within(scope, found.organization) }
    try {
      await this.carryOut(own, { steps: await this.planOf(own, facts), last: facts.at(-1)?.position ?? '' })
    } catch (error) {
      throw await this.whyNot(own, error)
    }
    return { action: found, told: facts.find(({ position }) => position === found.lead) ?? lead }
  }

  /** Whoever undid the same meanwhile is why it is refused. What was written was taken back: the call has failed. */
  private async whyNot({ action, context }: UndoAction, error: unknown): Promise<unknown> {
    if (!(error instanceof Refused) || forkOfWork() !== undefined) return error
    await this.lookAhead.begin()
    const found = await this.documents.get(actions, action)
    const undone = found == null ? null : await this.undone.standing(found)
    const isOthers = undone !== null && undone.action !== context.correlation
    context.course.failure = isOthers ? new Refused(UNDONE_ALREADY) : error
    return context.course.failure
  }

  private async planOf({ actor }: UndoAction, facts: readonly HistoryEntry[]): Promise<readonly PlannedUndo[]> {
    const found = facts.map(fact => ({ fact, revision: fact.revision, position: fact.position }))
    const steps = undoStepsOf(await this.orders.withOrders(found))
    if ('because' in steps) throw new Refused(refuse('conflict', `This cannot be undone: ${steps.because}`))
    if (steps.some(({ inverse }) => !isInAudience(audienceOf(inverse), actor.role))) throw new Refused(NOT_ALLOWED)
    return steps
  }

  private async carryOut(call: UndoAction, { steps, last }: Plan): Promise<void> {
    const later = await this.since(call, { steps, last })
    if (later.length > 0) throw new Refused(inTheWay(later, undefined))
    if (steps.length > 1) await this.ask(call, steps)
    const outcomes = await this.write(call, steps)
    if (outcomes.every(({ facts, isRepeated }) => facts.length === 0 && !isRepeated)) throw new Refused(AS_IT_WAS)
  }

  /** What was done since with what the steps would take away. */
  private async since({ action, context }: UndoAction, { steps, last }: Plan): Promise<readonly ObstacleAnswer[]> {
    const found: ObstacleAnswer[] = []
    const but = [action, context.correlation]
    await inParallel(steps, AT_ONCE, async step => {
      found.push(...(await this.obstacles.since(step, { last, but })))
    })
    return found
  }

  /** Asks every step, and throws all that stands in the way of any. */
  private async ask(call: UndoAction, plan: readonly PlannedUndo[]): Promise<void> {
    const refused = await this.steps.ask(call, plan, waitsForOthers(plan))
    const found = (await Promise.all(refused.map(({ step, error }) => this.obstacles.of(error, step)))).flat()
    if (found.length > 0) throw new Refused(inTheWay(found, undefined))
  }

  private async write(call: UndoAction, plan: readonly PlannedUndo[]): Promise<readonly CommandOutcome[]> {
    try {
      return await this.steps.write(call, plan)
    } catch (error) {
      const step = error instanceof StepRefused ? plan[error.at] : undefined
      if (!(error instanceof StepRefused) || step === undefined) throw error
      throw new Refused(inTheWay(await this.obstacles.of(error.problem, step), detailsOf(error.problem)))
    }
  }
}
