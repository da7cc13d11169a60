import { bodyFault } from './body-fault'
import { USUAL_LIMITS } from './body-limits'

/**
 * What a form sends as JSON, because it sends texts alone; what is no JSON, or JSON that no body may be, stays a text, for the check to
 * refuse.
 */
export const jsonOfForm = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    const json = JSON.parse(value) as unknown
    return bodyFault(json, USUAL_LIMITS.values) === undefined ? json : value
  } catch {
    return value
  }
}
