import type { Fact } from '../facts/fact'

/** The first fact of a log: its name, and the format its facts are written in. */
export type LogCreated = Fact<'LogCreated', { log: string; format: number }>

/** The stream of `LogCreated`. */
export const LOG_STREAM = 'log'
/** The format this product writes; a log of a newer one is refused. */
export const LOG_FORMAT = 1
