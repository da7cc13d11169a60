import { refuse } from '../facts/decision'

/** Nothing is left of an erased person that could come back. */
export const ERASED = refuse('conflict', 'The personal data of this person was erased for good and cannot be brought back.')
