import type { Fact } from '../facts/fact'
import type { AnyFact } from '../log/fact-types'
import type { Audience } from '../users/audience'
import { withoutContents } from './contents'
import type { Inverse, OrderedList } from './inverse'
import { FOLLOWS, UNDO_RULES, type NotInvertible, type UndoRule } from './rules'

const ruleOf = ({ type }: AnyFact) => UNDO_RULES[type] as UndoRule<Fact<string, unknown>['data']>

/** What takes a fact back; undefined where it goes with others of its action. `orderBefore` is that of the list which it ordered. */
export const inverseOf = (fact: AnyFact, orderBefore: readonly number[] = []): Inverse | NotInvertible | undefined => {
  const rule = ruleOf(fact)
  if (rule === FOLLOWS) return undefined
  return typeof rule === 'function' ? rule(fact.data, orderBefore) : rule
}

/** A fact of an action, with its revision in its stream and its position in the log. */
export type ActionFact<F extends AnyFact = AnyFact> = {
  readonly fact: F
  readonly revision: number
  readonly position: string
  /** What the list that it put into an order was before it. */
  readonly orderBefore?: readonly number[] | undefined
}

/** An inverse, with the last fact that it takes back: whatever changed the same parts since stands in its way. */
export type UndoStep<F extends AnyFact = AnyFact> = ActionFact<F> & { readonly inverse: Inverse }

const isInvertible = (found: Inverse | NotInvertible): found is Inverse => 'does' in found

/** What inverses that one command may do together are about; undefined of all others. */
const subjectOf = (inverse: Inverse): string | undefined => {
  switch (inverse.does) {
    case 'takeBackFigures':
    case 'showReason':
      return `game ${inverse.game}`
    case 'undoPlan':
      return `plan ${inverse.plan}`
    case 'changeOrganization':
      return `organization ${inverse.organization}`
    case 'changeSite':
      return `site ${inverse.organization}`
    case 'changeTeam':
      return `team ${inverse.team}`
    case 'namePlayer':
      return `player ${inverse.player}`
    case 'changeSeason':
      return `season ${inverse.season}`
    case 'takeImportBack':
      return `import ${inverse.import}`
    default:
      return undefined
  }
}

/** Two inverses of one thing as one, where one command does both; `older` has what was there first. */
const joined = (newer: Inverse, older: Inverse): Inverse | undefined => {
  if (newer.does === 'takeBackFigures' && older.does === 'takeBackFigures')
    return newer.game === older.game ? { ...newer, entered: [...older.entered, ...newer.entered] } : undefined
  // The note of a correction goes with it, and comes back with it.
  if (newer.does === 'showReason' && older.does === 'takeBackFigures') return newer.game === older.game ? older : undefined
  if (newer.does === 'takeImportBack' && older.does === 'takeImportBack') return newer.import === older.import ? newer : undefined
  if (newer.does === 'undoPlan' && older.does === 'undoPlan') return newer.plan === older.plan ? newer : undefined
  if (newer.does === 'changeOrganization' && older.does === 'changeOrganization')
    return newer.organization !== older.organization
      ? undefined
      : {
          ...newer,
          wanted: { ...newer.wanted, ...older.wanted },
          flags: { ...newer.flags, ...older.flags },
          branding: { ...newer.branding, ...older.branding },
        }
  if (newer.does === 'changeTeam' && older.does === 'changeTeam')
    return newer.team !== older.team
      ? undefined
      : { ...newer, wanted: { ...newer.wanted, ...older.wanted }, branding: { ...newer.branding, ...older.branding } }
  if (newer.does === 'namePlayer' && older.does === 'namePlayer')
    return newer.player === older.player ? { ...newer, names: { ...newer.names, ...older.names } } : undefined
  if (newer.does === 'changeSeason' && older.does === 'changeSeason')
    return newer.season === older.season ? { ...newer, ...older, wanted: { ...newer.wanted, ...older.wanted } } : undefined
  if (newer.does === 'changeSite' && older.does === 'changeSite') {
    const pages = { ...newer.wanted.content, ...older.wanted.content }
    const content = Object.fromEntries(
      Object.keys(pages).map(page => [page, { ...newer.wanted.content?.[page], ...older.wanted.content?.[page] }]),
    )
    return { ...newer, wanted: { ...newer.wanted, ...older.wanted, content } }
  }
  return undefined
}

/** Steps, the newest first; one joins the newer one of the same thing where one command does both. */
const joinedSteps = <F extends AnyFact>(newestFirst: readonly UndoStep<F>[]): readonly UndoStep<F>[] => {
  const steps: UndoStep<F>[] = []
  const places = new Map<string, number>()
  for (const step of newestFirst) {
    const subject = subjectOf(step.inverse)
    const at = subject === undefined ? undefined : places.get(subject)
    const newer = at === undefined ? undefined : steps[at]
    const both = newer && joined(newer.inverse, step.inverse)
    if (at !== undefined && newer !== undefined && both !== undefined) steps[at] = { ...newer, inverse: both }
    else {
      if (subject !== undefined) places.set(subject, steps.length)
      steps.push(step)
    }
  }
  return steps
}

/** What holds others goes before them, so that nothing has to follow from each of these. */
const isOfHolder = ({ inverse }: UndoStep): boolean =>
  inverse.does === 'takeImportBack' ||
  (inverse.does === 'delete' && ['organization', 'season', 'league'].includes(inverse.thing.kind))

const holdersFirst = <F extends AnyFact>(steps: readonly UndoStep<F>[]): readonly UndoStep<F>[] => [
  ...steps.filter(isOfHolder),
  ...steps.filter(step => !isOfHolder(step)),
]

/** Of an action that only goes with others. */
const NOTHING_TO_UNDO: NotInvertible = { because: 'it changed nothing by itself.' }

/**
 * The steps that take an action back, the last thing that it did first, or why it cannot be undone. `written` are the facts of its own
 * commands in their order: what followed from them follows from their inverses too.
 */
export const undoStepsOf = <F extends AnyFact>(written: readonly ActionFact<F>[]): readonly UndoStep<F>[] | NotInvertible => {
  const found = withoutContents(
    written.flatMap(one => {
      const inverse = inverseOf(one.fact, one.orderBefore)
      return inverse === undefined ? [] : [{ ...one, inverse }]
    }),
  )
  const fault = found.map(({ inverse }) => inverse).find(inverse => !isInvertible(inverse))
  if (fault !== undefined && !isInvertible(fault)) return fault
  const steps = found.flatMap(({ inverse, ...one }) => (isInvertible(inverse) ? [{ ...one, inverse }] : []))
  return steps.length === 0 ? NOTHING_TO_UNDO : holdersFirst(joinedSteps(steps.toReversed()))
}

/** The list that a fact put into an order; undefined of every other fact. */
export const orderedListOf = (fact: AnyFact): OrderedList | undefined => {
  const inverse = inverseOf(fact)
  return inverse !== undefined && isInvertible(inverse) && inverse.does === 'order' ? inverse.list : undefined
}

/** Who may take it back: whoever may do by hand what it does. */
export const audienceOf = (inverse: Inverse): Audience => {
  switch (inverse.does) {
    case 'changeOrganization':
    case 'changeLink':
      return 'owner'
    case 'order':
      return inverse.list.kind === 'menuLinks' ? 'owner' : 'staff'
    case 'delete':
    case 'restore':
      return inverse.thing.kind === 'organization'
        ? 'super'
        : inverse.thing.kind === 'link' || inverse.thing.kind === 'user'
          ? 'owner'
          : 'staff'
    default:
      return 'staff'
  }
}

/** Who may undo an action that a fact tells of; undefined where nobody can. */
export const mayUndo = (fact: AnyFact): Audience | undefined => {
  const inverse = inverseOf(fact)
  return inverse !== undefined && isInvertible(inverse) ? audienceOf(inverse) : undefined
}
