import { AUDIT_KINDS } from '@fullcourt/domain/history/fact-record'
import { accessKindOf, actions, type ActionDocument } from '../history/actions'
import { history } from '../history/history'
import { folded } from '../testing/specification'
import { historic } from './historic'
import { holds, listsOf } from './at-the-end'

const known = (documents: ReadonlyMap<string, ActionDocument | null>) =>
  [...documents].flatMap(([id, action]) => (action === null ? [] : [{ id, action }]))

it('Each fact that somebody did is in exactly one action, which opens to it', () =>
  holds(actions, (documents, { facts }) => {
    const opened = listsOf(history, folded(history, facts))
    const shown = known(documents).map(({ id, action }) => ({ action, positions: opened[`correlation=${id}`] ?? [] }))
    const counted = shown.reduce((sum, { action }) => sum + action.facts, 0)
    const told = historic(facts)
    expect(counted).toBe(told.length)
    expect(new Set(shown.flatMap(({ positions }) => positions))).toEqual(new Set(told.map(({ position }) => position)))
    for (const { action, positions } of shown) expect(positions).toContain(action.lead)
  }))

it('Each action of an organization is in one list of it: of changes, or of the kind of what changed nothing', () =>
  holds(actions, documents => {
    const lists = listsOf(actions, documents)
    for (const { id, action } of known(documents)) {
      if (action.organization === null) continue
      const kind = accessKindOf(action)
      const among = (list: string) => lists[list]?.includes(id) === true
      expect(among(`organization=${action.organization}`)).toBe(kind === undefined)
      expect(AUDIT_KINDS.filter(one => among(`kind=${action.organization} ${one}`)).toSorted()).toEqual(
        [...action.kinds].toSorted(),
      )
    }
  }))
