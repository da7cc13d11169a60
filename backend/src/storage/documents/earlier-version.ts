import { HttpException, Logger } from '@nestjs/common'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import type { OpenReading } from '@fullcourt/projections/open-reading'
import { seldom } from '../condition/seldom'

const log = new Logger('Documents')
const logSeldom = seldom(({ message, stack }) => log.error(message, stack))

/** Refusals and faults that are known say what they are; a reader that cannot process the form of a document does not. */
const isKnown = (error: unknown): boolean =>
  error instanceof HttpException || (typeof error === 'object' && error !== null && 'kind' in error)

/**
 * Makes an answer. Where that fails for no known reason, and an earlier version of a read model was used instead, the answer is
 * there as soon as the new version is built: throws `NotBuiltYet`, and the reason is logged.
 */
export const madeWhileBuilding = async <Answer>(reading: OpenReading, make: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await make()
  } catch (error) {
    const model = reading.earlier()
    if (model === undefined || isKnown(error)) throw error
    const notBuilt = new NotBuiltYet(model, { cause: error })
    logSeldom(error instanceof Error ? error : notBuilt)
    throw notBuilt
  }
}
