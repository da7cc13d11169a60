import { RevisionConflict, InvalidAppend, TooLarge, Unavailable, type EventStoreError } from '../errors'
import type { Expected } from '../port'

/**
 * An error of the client or of gRPC. Which of the two comes depends on the state of the connection, so it is recognised by
 * `code` (gRPC's) and `type` (EventStoreDB's), never by class.
 */
export type NodeError = {
  readonly code?: unknown
  readonly type?: unknown
  readonly message: string
  readonly actualVersion?: unknown
  readonly streamName?: unknown
}

const CODE = { unknown: 2, invalidArgument: 3, permissionDenied: 7, unavailable: 14, unauthenticated: 16 } as const

export const nodeError = (error: unknown): NodeError =>
  typeof error === 'object' && error !== null && 'message' in error ? (error as NodeError) : { message: String(error) }

/**
 * What an error says of an append: a final answer; `not-sent` where no connection came about; `unknown` where it may
 * have been written all the same.
 */
export const judgeAppend = (stream: string, expected: Expected, error: unknown): EventStoreError | 'not-sent' | 'unknown' => {
  const { code, type, message, actualVersion } = nodeError(error)
  if (type === 'wrong-expected-version')
    return new RevisionConflict(stream, expected, typeof actualVersion === 'bigint' ? Number(actualVersion) : 'none')
  if (type === 'maximum-append-size-exceeded')
    return new TooLarge(`The node finds an append to ${stream} too large.`, { cause: error })
  if (isDeleted(error)) return deletedStreamError(error)
  if (code === CODE.invalidArgument)
    return new InvalidAppend(`The node refuses an append to ${stream}: ${message}`, { cause: error })
  if (isNodeRefusal(error)) return accessRefusalError(error)
  if (type === 'not-leader' || isNotConnected(code, message)) return 'not-sent'
  return 'unknown'
}

/** Whether somebody deleted the stream on the node for good; Fullcourt never does. */
export const isDeleted = (error: unknown): boolean => nodeError(error).type === 'stream-deleted'

export const deletedStreamError = (error: unknown): Unavailable =>
  new Unavailable(`The stream ${String(nodeError(error).streamName)} was deleted on the EventStoreDB node.`, { cause: error })

/** Whether the node says no more than that something went wrong: so it answers a position where no record starts. */
export const isUnknown = (error: unknown): boolean => nodeError(error).code === CODE.unknown

/** Whether the node will refuse us at every attempt: it does not know us, or does not allow it. */
export const isNodeRefusal = (error: unknown): boolean => {
  const { code, type } = nodeError(error)
  return type === 'access-denied' || code === CODE.permissionDenied || code === CODE.unauthenticated
}

export const accessRefusalError = (error: unknown): Unavailable =>
  new Unavailable('The EventStoreDB node refuses access. Check the user name and password in the address.', { cause: error })

export const unreachableError = (error: unknown): Unavailable =>
  error instanceof Unavailable
    ? error
    : new Unavailable(`The EventStoreDB node cannot be reached: ${nodeError(error).message}.`, { cause: error })

/** grpc-js says so, and only so, when nothing of the call has left this process. */
const isNotConnected = (code: unknown, message: string): boolean =>
  code === CODE.unavailable && message.includes('No connection established')
