import type { Period } from '../games/periods'
import type { AttributeId, SportId } from '../ids/kinds'
import { SPORTS } from '../sports/sports'
import type { AttributeType } from './events'

/** What an organization keeps in an order of its own, and may hide. */
export type ListItem = { readonly id: number; readonly hidden: boolean }

export type ListedAttribute = ListItem & { readonly name: string; readonly type: AttributeType }
export type ListedPeriod = ListItem & Period
/** A statistic by the id of its definition. */
export type ListedStatistic = ListItem

type ListedOf = { readonly attribute: ListedAttribute; readonly period: ListedPeriod; readonly statistic: ListedStatistic }
export type DefinitionKind = keyof ListedOf

/** The lists of one kind by sport; that of the attributes, which are of no sport, is of `EVERY_SPORT`. */
export type ListsOf<Kind extends DefinitionKind> = { readonly [sport: SportId]: readonly ListedOf[Kind][] }
export type DefinitionLists = { readonly [Kind in DefinitionKind]: ListsOf<Kind> }

export const EVERY_SPORT: SportId = 0

/** The shirt number is a text: `0` and `00` are two numbers. */
export const NUMBER_ATTRIBUTE: AttributeId = 1
export const POSITION_ATTRIBUTE: AttributeId = 2

/** How a new organization has them; their ids are fixed (docs/facts.md#identities). */
const DEFAULTS: DefinitionLists = {
  attribute: {
    [EVERY_SPORT]: [
      { id: NUMBER_ATTRIBUTE, name: 'Number', type: 'string', hidden: false },
      { id: POSITION_ATTRIBUTE, name: 'Position', type: 'string', hidden: false },
    ],
  },
  period: Object.fromEntries(SPORTS.map(({ id, periods }) => [id, periods.map(period => ({ ...period, hidden: false }))])),
  statistic: Object.fromEntries(SPORTS.map(({ id, definitions }) => [id, definitions.map(({ id }) => ({ id, hidden: false }))])),
}

/** What an organization changed before it changed anything. */
export const NO_LISTS: DefinitionLists = { attribute: {}, period: {}, statistic: {} }

export const defaultsOf = <Kind extends DefinitionKind>(kind: Kind, sport: SportId): readonly ListedOf[Kind][] | undefined =>
  DEFAULTS[kind][sport]

/** The list of a sport, as it is by default until an organization changes it; undefined for an unknown sport. */
export const listOf = <Kind extends DefinitionKind>(
  lists: DefinitionLists,
  kind: Kind,
  sport: SportId,
): readonly ListedOf[Kind][] | undefined => lists[kind][sport] ?? defaultsOf(kind, sport)

/** The attributes of an organization's players. */
export const attributesOf = (lists: DefinitionLists): readonly ListedAttribute[] => listOf(lists, 'attribute', EVERY_SPORT) ?? []

/** The list that holds a thing, and its sport; undefined where none does. */
export const listWith = <Kind extends DefinitionKind>(
  lists: DefinitionLists,
  kind: Kind,
  id: number | undefined,
): { readonly sport: SportId; readonly list: readonly ListedOf[Kind][] } | undefined => {
  const all: ListsOf<Kind> = { ...DEFAULTS[kind], ...lists[kind] }
  const found = Object.entries(all).find(([, list]) => list.some(listed => listed.id === id))
  return found && { sport: Number(found[0]), list: found[1] }
}

/** Whether every organization has it. */
export const isDefault = (kind: DefinitionKind, id: number): boolean => listWith(NO_LISTS, kind, id) !== undefined
