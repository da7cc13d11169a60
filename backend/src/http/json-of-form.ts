import { BadRequestException } from '@nestjs/common'
import { bodyFault } from './body-fault'
import { USUAL_LIMITS } from './body-limits'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/**
 * What a form sends as JSON, because it sends texts alone; what is no JSON stays a text, for the check to refuse. Throws 400 for what no
 * body may hold either.
 */
export const jsonOfForm = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const json = parsed(value)
  const fault = bodyFault(json, USUAL_LIMITS.values)
  if (fault !== undefined) throw new BadRequestException(fault)
  return json
}
