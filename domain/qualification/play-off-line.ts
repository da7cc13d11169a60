import type { CertainState } from './certainty'

type Row = { readonly isSeeded: boolean; readonly state?: CertainState | undefined }

/** Where the line of the play-offs is in a table, in how many words it is said, and with what the marks of its teams mean. */
export type PlayOffLine = { readonly after: number; readonly short: string; readonly label: string }

/** How a table marks a team, for screen readers in words; undefined where nothing is certain. */
export const markOf = (state: CertainState | undefined): string | undefined =>
  state === 'clinched' ? 'x – clinched a play-off place' : state === 'out' ? 'o – out of the play-offs' : undefined

const marksInWords = (rows: readonly Row[]) => {
  const marks = ['clinched', 'out'] as const
  const used = marks.filter(mark => rows.some(({ state }) => state === mark))
  return used.length === 0 ? '' : ` ${used.map(markOf).join(', ')}, however the games end that are still in the schedule.`
}

/**
 * The line is under the last of the teams that are in a division of the bracket, where these are the first of the table; before anybody
 * is in one, under as many as the league says go on. Nowhere where nobody stays behind.
 */
export const playOffLine = (rows: readonly Row[], places = 0): PlayOffLine | undefined => {
  const first = rows.findIndex(({ isSeeded }) => !isSeeded)
  const seeded = rows.filter(({ isSeeded }) => isSeeded).length
  const after = seeded || places
  if (after === 0 || after >= rows.length || (seeded > 0 && first !== seeded)) return undefined
  const short = after === 1 ? 'The first team goes on to the play-offs.' : `The first ${after} go on to the play-offs.`
  return { after, short, label: short + marksInWords(rows) }
}
