import { randomUUID } from 'node:crypto'
import type { ActingUser, Reason } from '@fullcourt/domain/facts/fact'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import { CallCourse, LONGEST_WAIT_OF_JOB_MILLISECONDS } from './call-course'
import { nameUuid } from './name-uuid'

/**
 * Everything around a command that is not the command: whose it is, its id, what it follows from, and how it gets new ids.
 * Every command carries one; the facts it leads to carry it on (docs/facts.md#what-a-fact-says).
 */
export type CommandContext = {
  /** Id of the command: of a call UUIDv5(user, Idempotency-Key) or random, of a policy UUIDv5(fact, step). */
  readonly id: string
  readonly actor: ActingUser
  readonly correlation: string
  readonly cause: string | null
  /** A plain one is sealed where the facts are written; a policy carries on the one of its fact. */
  readonly reason: Reason | null
  /** Correlation of the action that the command undoes (docs/history.md#undo). */
  readonly undoes?: string
  /** The command is decided and nothing written: whoever has several streams to write asks all of them first. */
  readonly checksOnly?: true
  /** Hands out the next id of a kind; a repeated call is handed out the same ones. */
  readonly nextId: (kind: IdKind) => Promise<number>
  /** Informs the caller that what it reads next may not show the command yet (`Fullcourt-Behind: 1`). */
  readonly behind: () => void
  /** Of the whole call: its steps share it. */
  readonly course: CallCourse
}

const contextOf = (id: string, actor: ActingUser, nextId: CommandContext['nextId']): CommandContext => ({
  id,
  actor,
  correlation: id,
  cause: null,
  reason: null,
  nextId,
  behind: () => undefined,
  course: new CallCourse(),
})

/** A call of the product itself, whose commands have ids made of a name, so that repeating does no harm. */
export const contextOfJob = (
  name: readonly (string | number)[],
  actor: ActingUser,
  nextId: CommandContext['nextId'],
): CommandContext => ({
  ...contextOf(nameUuid(...name), actor, nextId),
  course: new CallCourse(LONGEST_WAIT_OF_JOB_MILLISECONDS),
})

/** A call that nobody will repeat. */
export const contextOnce = (actor: ActingUser, nextId: CommandContext['nextId']): CommandContext =>
  contextOf(randomUUID(), actor, nextId)

/** A further step of the same call, job or fact: the same correlation, an id of its own. */
export const stepOf = (context: CommandContext, ...step: readonly (string | number)[]): CommandContext => ({
  ...context,
  id: nameUuid(context.id, ...step),
})
