/** How many things one file of a sitemap names, each with a document that says when it changed: a file is made in a moment. */
const THINGS_PER_FILE = 100

/** The numbers of the files of so many things, from 1. */
export const filesFor = (things: number): readonly number[] =>
  Array.from({ length: Math.ceil(things / THINGS_PER_FILE) }, (_, at) => at + 1)

/** How many things there are up to the end of a file. */
export const upTo = (part: number): number => part * THINGS_PER_FILE

/** What a file names of all things; nothing where there is no such file. */
export const thingsIn = <Thing>(things: readonly Thing[], part: number): readonly Thing[] =>
  things.slice(upTo(part - 1), upTo(part))
