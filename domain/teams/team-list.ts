import type { CheckedList, LineNote } from '../facts/checked-list'
import { cleanName, nameFault } from '../facts/text'

/** A team of a list, by its line from 1. */
export type TeamRow = { readonly line: number; readonly name: string }

/** A team's name as it is compared: trimmed, without regard to case, accents kept. */
export const comparableTeamName = (name: string): string => cleanName(name).normalize('NFKC').toLowerCase()

/** Looks through a list of new teams; `existing` are the names of the organization's teams. */
export const checkTeamList = (rows: readonly TeamRow[], existing: Iterable<string>): CheckedList => {
  const known = new Set([...existing].map(comparableTeamName))
  const earlier = new Map<string, number>()
  const faults: LineNote[] = []
  const warnings: LineNote[] = []
  for (const { line, name } of rows) {
    const compared = comparableTeamName(name)
    const same = earlier.get(compared)
    const fault = nameFault('Team name', name)?.message ?? (same === undefined ? undefined : `The same as line ${same}.`)
    if (fault !== undefined) faults.push({ line, message: fault })
    else if (known.has(compared)) warnings.push({ line, message: `A team named ${cleanName(name)} already exists.` })
    earlier.set(compared, same ?? line)
  }
  return { faults, warnings }
}
