import type { AnyFact } from '@fullcourt/domain/log/fact-types'

/** Things whose history can be asked for. */
export const HISTORY_KINDS = ['organization', 'season', 'league', 'team', 'player', 'game', 'user', 'import'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** Key of a thing in the history's index `about`. */
export const aboutKey = (kind: HistoryKind, id: number): string => `${kind}:${id}`

type Node = { readonly [field: string]: unknown }

/** The vocabulary of facts: fields that name a thing of another kind than they are called, or several things. */
const SYNONYMS: { readonly [field: string]: HistoryKind } = { deactivates: 'season', order: 'league' }
/** Fields inside which a fact names further things: places, sides, what is to follow, the lines of a game. */
const INSIDE = ['in', 'home', 'away', 'enters', 'joins', 'target', 'was', 'is', 'lines']

const isKind = (field: string): field is HistoryKind => (HISTORY_KINDS as readonly string[]).includes(field)
const kindOf = (field: string) => SYNONYMS[field] ?? (isKind(field) ? field : undefined)
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const each = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** A thing is named by its id, or by an object that has it. */
const idOf = (value: unknown): readonly number[] => {
  const id = isNode(value) ? value['id'] : value
  return typeof id === 'number' ? [id] : []
}

const named = (data: Node): readonly string[] =>
  Object.entries(data).flatMap(([field, value]) => {
    const kind = kindOf(field)
    if (kind !== undefined)
      return each(value)
        .flatMap(idOf)
        .map(id => aboutKey(kind, id))
    return INSIDE.includes(field) ? each(value).filter(isNode).flatMap(named) : []
  })

/** The players that a captaincy passes between; its fact calls them `was` and `is`. */
const captains = (fact: AnyFact) => (fact.type === 'CaptainNamed' ? [fact.data.was, fact.data.is].filter(id => id !== null) : [])

/** Keys of all things that a fact names. */
export const thingsNamed = (fact: AnyFact): readonly string[] => [
  ...new Set([...named(fact.data), ...captains(fact).map(player => aboutKey('player', player))]),
]
