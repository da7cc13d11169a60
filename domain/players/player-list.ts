import type { CheckedList, LineNote } from '../facts/checked-list'
import { cleanName, nameFault } from '../facts/text'
import { fullName } from './full-name'
import { comparableName } from './same-name'

/** A player of a list, by its line from 1. `number` is the shirt number, null where they have none. */
export type PlayerRow = {
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  readonly number: string | null
}

/** What a list of new players meets. */
export type KnownPlayers = {
  /** The full names of the organization's players. */
  readonly names: Iterable<string>
  /** The shirt numbers of the roster. */
  readonly numbers: Iterable<string>
}

/** A shirt number is a text of digits: `0` and `00` are two numbers. */
const SHIRT_NUMBER = /^\d{1,3}$/

/** Refuses a text that is no shirt number. */
const numberFault = (number: string | null): string | undefined =>
  number === null || SHIRT_NUMBER.test(number) ? undefined : 'The number must have one to three digits.'

/** Refuses a name without a visible character, or one that cannot be stored; one part of it may be blank. */
export const playerNameFault = ({ firstName, lastName }: Pick<PlayerRow, 'firstName' | 'lastName'>): string | undefined => {
  const parts = [cleanName(firstName), cleanName(lastName)]
  if (parts.every(part => part === '')) return 'First or last name is required.'
  const [first, last] = parts.map((part, i) => (part === '' ? undefined : nameFault(i === 0 ? 'First name' : 'Last name', part)))
  return (first ?? last)?.message
}

type Earlier = { readonly line: number; readonly number: string | null }

/** Looks through a list of new players for one roster. */
export const checkPlayerList = (rows: readonly PlayerRow[], known: KnownPlayers): CheckedList => {
  const names = new Set([...known.names].map(name => comparableName(name, '')))
  const taken = new Set(known.numbers)
  const named = new Map<string, Earlier>()
  const numbered = new Map<string, number>()
  const faults: LineNote[] = []
  const warnings: LineNote[] = []

  const warningsOf = (row: PlayerRow, same: Earlier | undefined): readonly string[] => {
    const isKnown = names.has(comparableName(row.firstName, row.lastName))
    const wearer = row.number === null ? undefined : numbered.get(row.number)
    return [
      ...(same ? [`The same name as line ${same.line}.`] : []),
      ...(isKnown ? [`A player named ${fullName(row)} already exists.`] : []),
      ...(wearer === undefined ? [] : [`Number ${row.number} is on line ${wearer} too.`]),
      ...(row.number !== null && taken.has(row.number) ? [`Number ${row.number} is taken on this roster.`] : []),
    ]
  }

  for (const row of rows) {
    const { line, number } = row
    const compared = comparableName(row.firstName, row.lastName)
    const same = named.get(compared)
    const fault =
      playerNameFault(row) ?? numberFault(number) ?? (same?.number === number ? `The same as line ${same.line}.` : undefined)
    if (fault !== undefined) faults.push({ line, message: fault })
    else warnings.push(...warningsOf(row, same).map(message => ({ line, message })))
    named.set(compared, same ?? { line, number })
    if (number !== null) numbered.set(number, numbered.get(number) ?? line)
  }
  return { faults, warnings }
}
