import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesOf, type TextFiles } from './small-league'

/** Real seasons, beside the checkout on some machines, in the columns of an import. */
const DATA = resolve(__dirname, '../../../../../../shared/data')

/** Whether the seasons are there; where they are not, a line says what is skipped. */
export const hasRealLeagues = (skipped: string): boolean => {
  const present = existsSync(DATA)
  if (!present) process.stdout.write(`Skipped: ${skipped}, as there is no ${DATA}.\n`)
  return present
}

export type ExpectedRow = {
  readonly name: string
  readonly played: number
  readonly wins: number
  readonly losses: number
  readonly points_for: number
  readonly points_against: number
}
export type ExpectedLeader = {
  readonly rank: number
  readonly name: string
  readonly teams: readonly string[]
  readonly games: number
  readonly value: number
}
export type Expected = {
  readonly standings: readonly ExpectedRow[]
  readonly leaders: { readonly PTS: readonly ExpectedLeader[]; readonly '3PM': readonly ExpectedLeader[] }
}

export type RealLeague = { readonly files: TextFiles; readonly expected: Expected }

export const realLeague = (name: string): RealLeague => ({
  files: filesOf(join(DATA, name)),
  expected: JSON.parse(readFileSync(join(DATA, name, 'expected.json'), 'utf8')) as Expected,
})
