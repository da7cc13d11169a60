import type { CheckedList, LineNote } from './checked-list'
import { cleanName, nameFault } from './text'

/** A thing of a list by its name; its line from 1. */
export type NamedRow = { readonly line: number; readonly name: string }

/** A name as it is compared: trimmed, without regard to case, accents kept. */
const comparable = (name: string): string => cleanName(name).normalize('NFKC').toLowerCase()

/** Looks through a list of new things; `kind` begins what is said of them: `Team`, `League`. `existing` are names that are taken. */
export const checkNames = (kind: string, rows: readonly NamedRow[], existing: Iterable<string>): CheckedList => {
  const known = new Set([...existing].map(comparable))
  const earlier = new Map<string, number>()
  const faults: LineNote[] = []
  const warnings: LineNote[] = []
  for (const { line, name } of rows) {
    const same = earlier.get(comparable(name))
    const fault = nameFault(`${kind} name`, name)?.message ?? (same === undefined ? undefined : `The same as line ${same}.`)
    if (fault !== undefined) faults.push({ line, message: fault })
    else if (known.has(comparable(name)))
      warnings.push({ line, message: `A ${kind.toLowerCase()} named ${cleanName(name)} already exists.` })
    earlier.set(comparable(name), same ?? line)
  }
  return { faults, warnings }
}
