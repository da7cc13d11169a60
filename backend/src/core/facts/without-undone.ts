import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'

type AnyRecorded = Recorded<Fact<string, unknown>>

/**
 * Later facts without those that undid each other: what somebody changed and then undid is as it was before both. An undo of what is
 * not among them stays.
 */
export const withoutUndone = <F extends AnyRecorded>(facts: readonly F[]): readonly F[] => {
  const undone = new Set<string>()
  const isThere = (action: string) => facts.some(({ metadata }) => metadata.correlation === action)
  const standing = facts.toReversed().filter(({ metadata: { correlation, undoes } }) => {
    if (undone.has(correlation)) return false
    if (undoes === undefined || !isThere(undoes)) return true
    undone.add(undoes)
    return false
  })
  return standing.toReversed()
}
