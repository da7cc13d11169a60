import { refuse, type Refusal } from './decision'

/** The longest name that a thing may have, in characters. */
export const LONGEST_NAME = 200

/** A name as it is kept: trimmed, in NFC, inner white space as single blanks. */
export const cleanName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ')

/** Refuses a name that is blank, too long, or holds control characters. `what` begins the text: `League name is required.` */
export const nameFault = (what: string, name: string): Refusal | undefined => {
  if (cleanName(name) === '') return refuse('invalid', `${what} is required.`)
  if (cleanName(name).length > LONGEST_NAME)
    return refuse('invalid', `${what} must not be longer than ${LONGEST_NAME} characters.`)
  return /\p{Cc}/u.test(cleanName(name)) ? refuse('invalid', `${what} must not hold control characters.`) : undefined
}
