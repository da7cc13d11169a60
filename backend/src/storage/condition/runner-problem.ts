import { Damaged } from '@fullcourt/event-store/errors'
import { ReadStoreUnavailable } from '@fullcourt/projections/read-store'
import type { RunnerProblem } from '@fullcourt/projections/runner/problem'
import type { Condition } from './condition'
import { DISK_FULL, isDiskFull } from './disk-full'

const awayMessage = (error: Error | null): string => {
  const message =
    error instanceof ReadStoreUnavailable
      ? 'The documents cannot be written: they do not go on.'
      : 'The event store cannot be read: the documents do not go on.'
  return isDiskFull(error) ? `${message} ${DISK_FULL}` : message
}

const failedMessage = (error: Error | null): string =>
  error instanceof Damaged
    ? 'The event log is damaged, and the documents do not go on; the log says where. Bring back a backup.'
    : 'The projections gave up; the log says why. Start Fullcourt again.'

const messageOf = ({ kind, error }: RunnerProblem): string => {
  switch (kind) {
    case 'newer-fact':
      return 'A newer Fullcourt wrote into this log. Start the newer one: until then pages show what was before.'
    case 'away':
      return awayMessage(error)
    case 'still':
      return 'The documents do not go on although there are new facts.'
    case 'failed':
      return failedMessage(error)
  }
}

/**
 * Reports what keeps the documents from going on. Pages show what was before; a change is refused before it is written,
 * because nobody would see it (docs/answers.md#reading-your-own-write).
 */
export const reportRunnerProblem = (condition: Condition, problem: RunnerProblem | null): void => {
  if (problem === null) return condition.clear('projections')
  condition.report('projections', { message: messageOf(problem), reads: 'stale', writes: 'refused' }, problem.error?.message)
}
