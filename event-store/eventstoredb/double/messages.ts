import { Metadata, status, type ServiceError } from '@grpc/grpc-js'
import { Code } from '@eventstore/db-client/generated/code_pb'
import {
  AllStreamPosition,
  Empty,
  MaximumAppendSizeExceeded,
  StreamDeleted,
  StreamIdentifier,
  UUID,
  WrongExpectedVersion,
} from '@eventstore/db-client/generated/shared_pb'
import { Status } from '@eventstore/db-client/generated/status_pb'
import { AppendReq, AppendResp, BatchAppendReq, BatchAppendResp, ReadResp } from '@eventstore/db-client/generated/streams_pb'
import { Any } from 'google-protobuf/google/protobuf/any_pb'
import { Empty as GoogleEmpty } from 'google-protobuf/google/protobuf/empty_pb'
import { MAX_APPEND_SIZE, type NodeAnswer, type NodeExpected, type ProposedEvent, type RecordedEvent } from './node-log'

type Conflict = Extract<NodeAnswer, { kind: 'wrong-expected-version' }>
type Success = Extract<NodeAnswer, { kind: 'success' }>

export const streamName = (identifier: StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')

export const expectedOf = (options: AppendReq.Options): NodeExpected => {
  if (options.hasNoStream()) return 'no_stream'
  if (options.hasAny()) return 'any'
  return options.hasStreamExists() ? 'stream_exists' : BigInt(options.getRevision())
}

export const batchExpectedOf = (options: BatchAppendReq.Options): NodeExpected => {
  if (options.hasNoStream()) return 'no_stream'
  if (options.hasAny()) return 'any'
  return options.hasStreamExists() ? 'stream_exists' : BigInt(options.getStreamPosition())
}

export const proposedOf = (message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
})

/** A refusal as a call of its own ends with: the status, and the details among the trailers. */
export const refusalOf = (stream: string, answer: Exclude<NodeAnswer, Success>): Partial<ServiceError> => {
  const metadata = new Metadata()
  if (answer.kind === 'too-large') {
    metadata.set('exception', 'maximum-append-size-exceeded')
    metadata.set('maximum-append-size', String(MAX_APPEND_SIZE))
    return { code: status.INVALID_ARGUMENT, details: `Maximum Append Size of ${MAX_APPEND_SIZE} Exceeded.`, metadata }
  }
  metadata.set('stream-name', stream)
  if (answer.kind === 'stream-deleted') {
    metadata.set('exception', 'stream-deleted')
    return { code: status.FAILED_PRECONDITION, details: `Event stream '${stream}' is deleted.`, metadata }
  }
  metadata.set('exception', 'wrong-expected-version')
  metadata.set('expected-version', String(versionNumber(answer.expected)))
  metadata.set('actual-version', answer.actual === undefined ? '' : String(answer.actual))
  const details = `Append failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${versionNumber(answer.expected)}, Actual version: ${answer.actual ?? -1}`
  return { code: status.FAILED_PRECONDITION, details, metadata }
}

export const appendResp = ({ revision, position }: Success): AppendResp => {
  const success = new AppendResp.Success().setCurrentRevision(String(revision))
  if (position === undefined) success.setNoPosition(new Empty())
  else success.setPosition(new AppendResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position)))
  return new AppendResp().setSuccess(success)
}

export const batchAppendResp = (correlation: UUID | undefined, stream: string, answer: NodeAnswer): BatchAppendResp => {
  const response = new BatchAppendResp().setCorrelationId(correlation).setStreamIdentifier(identifierOf(stream))
  if (answer.kind === 'success') return response.setSuccess(batchSuccess(answer))
  return response.setError(batchRefusal(stream, answer))
}

export const eventResp = (event: RecordedEvent): ReadResp => {
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setData(event.data)
    .setCustomMetadata(event.metadata)
  recorded.getMetadataMap().set('type', event.type).set('content-type', event.contentType).set('created', String(event.created))
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position)))
}

export const confirmationResp = (subscription: string): ReadResp =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(subscription))

export const caughtUpResp = (): ReadResp => new ReadResp().setCaughtUp(new ReadResp.CaughtUp())

export const checkpointResp = (commit: bigint, prepare: bigint): ReadResp =>
  new ReadResp().setCheckpoint(new ReadResp.Checkpoint().setCommitPosition(String(commit)).setPreparePosition(String(prepare)))

export const streamNotFoundResp = (stream: string): ReadResp =>
  new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)))

const identifierOf = (stream: string): StreamIdentifier =>
  new StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream)))

const batchSuccess = ({ revision, position }: Success): BatchAppendResp.Success => {
  const success = new BatchAppendResp.Success().setCurrentRevision(String(revision))
  if (position === undefined) return success.setNoPosition(new GoogleEmpty())
  return success.setPosition(new AllStreamPosition().setCommitPosition(String(position)).setPreparePosition(String(position)))
}

const batchRefusal = (stream: string, answer: Exclude<NodeAnswer, Success>): Status => {
  if (answer.kind === 'too-large') return tooLargeStatus()
  return answer.kind === 'stream-deleted' ? deletedStatus(stream) : conflictStatus(answer)
}

const deletedStatus = (stream: string): Status => {
  const details = new StreamDeleted().setStreamIdentifier(identifierOf(stream))
  return statusOf(Code.FAILED_PRECONDITION, 'StreamDeleted', details.serializeBinary())
}

const tooLargeStatus = (): Status => {
  const details = new MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_SIZE)
  return statusOf(Code.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', details.serializeBinary())
}

const conflictStatus = ({ expected, actual }: Conflict): Status => {
  const details = new WrongExpectedVersion()
  if (actual === undefined) details.setCurrentNoStream(new GoogleEmpty())
  else details.setCurrentStreamRevision(String(actual))
  if (expected === 'no_stream') details.setExpectedNoStream(new GoogleEmpty())
  else if (expected === 'any') details.setExpectedAny(new GoogleEmpty())
  else if (expected === 'stream_exists') details.setExpectedStreamExists(new GoogleEmpty())
  else details.setExpectedStreamPosition(String(expected))
  return statusOf(Code.FAILED_PRECONDITION, 'WrongExpectedVersion', details.serializeBinary())
}

const statusOf = (code: Code, name: string, details: Uint8Array): Status => {
  const any = new Any()
  any.pack(details, `event_store.client.${name}`)
  return new Status().setCode(code).setDetails(any)
}

const versionNumber = (expected: NodeExpected): bigint => {
  if (typeof expected === 'bigint') return expected
  return { no_stream: -1n, any: -2n, stream_exists: -4n }[expected]
}
