import type { ServerResponse } from 'node:http'
import type { Condition } from './condition'

/** While the documents cannot go on, every answer says that it may show less than has happened (docs/answers.md#reading-your-own-write). */
export const markStale = (condition: Condition, reply: ServerResponse): void => {
  if (condition.isStale()) reply.setHeader('Fullcourt-Stale', '1')
}
