import { OptionalText } from './fields'

/** In characters. */
export const LONGEST_REASON = 500

/** Why a change is made, in words of the person: accepted by every state-changing call (docs/http-api.md#changing). */
export class WithReason {
  @OptionalText(LONGEST_REASON, 'Why, in words of the person.')
  reason?: string
}
