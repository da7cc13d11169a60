import { LARGEST_FIGURE } from './decide'

/** What a field says of a text that is no score of a team. */
export const NO_POINTS = `A whole number from 0 to ${LARGEST_FIGURE}`

/** The points of a team in a final score as a person types them: null for none yet, undefined for what is no score. */
export const typedPoints = (text: string): number | null | undefined => {
  const typed = text.trim()
  if (typed === '') return null
  return /^\d+$/.test(typed) && Number(typed) <= LARGEST_FIGURE ? Number(typed) : undefined
}
