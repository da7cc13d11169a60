import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** CSV files by name. */
export type TextFiles = { readonly [name: string]: string }

/** The CSV files of a folder. */
export const filesOf = (folder: string): TextFiles =>
  Object.fromEntries(
    readdirSync(folder)
      .filter(name => name.endsWith('.csv'))
      .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
  )

/**
 * A made-up league with what real ones contain: accents, two people of one name, somebody with a single name, a byte order
 * mark, CRLF, a comma in a name, figures that are not kept, somebody who did not play, a tie, a cancelled game, play-offs, and
 * in game g4 players' points (16) that differ from the final score (14), with a line whose points do not follow from its shots.
 */
export const smallLeague: TextFiles = filesOf(join(__dirname, 'small-league'))

/** The same league with a text of a file replaced; it must be there. */
export const corrected = (files: TextFiles, name: string, text: string, by: string): TextFiles => {
  const before = files[name]
  if (before === undefined || !before.includes(text)) throw new Error(`${name} does not hold ${text}.`)
  return { ...files, [name]: before.replace(text, by) }
}

/** The same league with a line more at the end of a file. */
export const added = (files: TextFiles, name: string, line: string): TextFiles => ({
  ...files,
  [name]: `${files[name] ?? ''}${line}\n`,
})
