import { refuse, refuseField, type Refusal } from './decision'
import { fieldLabel } from './field-label'

/** The longest name that a thing may have, in characters. */
export const LONGEST_NAME = 200

/** A name as it is stored: trimmed, in NFC, inner white space as single blanks. */
export const cleanName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ')

const inOrder = new Intl.Collator('en', { numeric: true }).compare

/** The order of names in every list: alphabetical, numbers as numbers (`Team 2` before `Team 10`). */
export const compareNames = (a: string, b: string): number => inOrder(a, b)

/** Only invisible characters: blanks (one of Braille is a sign), zero-width characters, fillers. */
export const isInvisible = (text: string): boolean => /^[\p{Z}\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)

/** Refuses a text that is too long or holds control characters, or half of a character (a lone surrogate). */
export const textFault = (field: string, text: string, longest: number): Refusal | undefined => {
  if ([...text].length > longest) return refuseField(field, `${fieldLabel(field)} can have at most ${longest} characters.`)
  return /[\p{Cc}\p{Cs}]/u.test(text)
    ? refuseField(field, `${fieldLabel(field)} contains characters that cannot be shown.`)
    : undefined
}

/**
 * Refuses a name that has no visible character, is too long, or holds control characters. `what` begins the text: `League name
 * is required.`
 */
export const nameFault = (what: string, name: string): Refusal | undefined => {
  const kept = cleanName(name)
  return isInvisible(kept) ? refuse('invalid', `${what} is required.`) : textFault(what, kept, LONGEST_NAME)
}
