import { plainText } from '../facts/plain-text'

const LONGEST = 50

/** A slug that an organization of this name may have: `Harbor League` is `harbor-league`. Empty where its letters make none. */
export const suggestedSlug = (name: string): string =>
  plainText(name)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
