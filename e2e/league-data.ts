import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The real league beside the checkout. */
const CEBL = resolve(__dirname, '../../shared/data/cebl-2025')

/** Whether the real league is there; journeys have games of their own where it is not. */
export const hasRealLeague = (): boolean => existsSync(CEBL)

export type Row = Readonly<Record<string, string>>

/** The rows of a file of the real league, by the names of its columns. */
export const rowsOf = (file: string): readonly Row[] => {
  const [head = '', ...lines] = readFileSync(join(CEBL, file), 'utf8').trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map(line => Object.fromEntries(line.split(',').map((cell, place) => [names[place] ?? '', cell])))
}

/** The names of its teams, by their ids. */
export const teamNames = (): ReadonlyMap<string | undefined, string> =>
  new Map(rowsOf('teams.csv').map(({ id, name = '' }) => [id, name]))
