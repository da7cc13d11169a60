import type { LeagueAnswer } from '../../../api/schema'
import type { EditRules, Stored } from '../../parts/editing/editing'

/** Ids of leagues, the first one first. */
export type LeagueOrder = readonly number[]

type Ordered = Pick<LeagueAnswer, 'id' | 'revision'>

/** The order of a list of leagues, at the latest revision among them. */
export const storedOrder = (leagues: readonly Ordered[]): Stored<LeagueOrder> => ({
  value: leagues.map(({ id }) => id),
  revision: Math.max(0, ...leagues.map(({ revision = 0 }) => revision)),
})

const isSame = (one: LeagueOrder, other: LeagueOrder) =>
  one.length === other.length && one.every((league, place) => league === other[place])

const among = (order: LeagueOrder, others: LeagueOrder) => order.filter(league => others.includes(league))
const without = (order: LeagueOrder, others: LeagueOrder) => order.filter(league => !others.includes(league))

/** An order is one value; leagues that were added or deleted meanwhile are no other order. */
export const orderRules: EditRules<LeagueOrder> = {
  same: isSame,
  rebase: ({ was, is }, onto) => {
    const isReordered = !isSame(among(was, is), among(is, was))
    const kept = without(onto, without(was, is))
    const added = without(without(is, was), onto)
    return isReordered ? [...among(is, [...kept, ...added]), ...without(kept, is)] : [...kept, ...added]
  },
}
