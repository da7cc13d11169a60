import { late } from '../late'

/** What the bracket of an earlier day takes beside that of now. */
export const ofDay = late(async () => {
  const [{ bracketThrough }, { Through }] = await Promise.all([import('./through'), import('../replay/Through')])
  return { bracketThrough, Through }
})
