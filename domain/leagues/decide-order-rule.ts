import { facts, nothing, refuse, type Decision } from '../facts/decision'
import type { EntryId, TeamId } from '../ids/kinds'
import { DEFAULT_ORDER_RULE, type OrderRule } from '../order-rules/order-rule'
import { ruleFault } from '../order-rules/rule-faults'
import { LEAGUE_NOT_FOUND } from './decide'
import type { LeagueFact, LeaguePlace } from './events'
import { existingLeague, type Leagues } from './state'

const isSame = (one: OrderRule | null, other: OrderRule | null) => JSON.stringify(one) === JSON.stringify(other)

/** Chooses by what the table of a league is ordered; null is the rule of the specification (docs/standings.md#steps). */
export const setOrderRule = (
  season: Leagues,
  { rule, ...place }: LeaguePlace & { rule: OrderRule | null },
): Decision<LeagueFact> => {
  const league = existingLeague(season, place.league)
  if (!league) return LEAGUE_NOT_FOUND
  const fault = rule && ruleFault(rule)
  if (fault) return fault
  const was = league.orderRule ?? null
  const is = isSame(rule, DEFAULT_ORDER_RULE) ? null : rule
  return isSame(was, is) ? nothing : facts({ type: 'LeagueOrderRuleSet', data: { ...place, was, is } })
}

type DrawLots = LeaguePlace & {
  /** In the order in which they were drawn. */
  readonly drawn: readonly { readonly entry: EntryId; readonly team: TeamId }[]
}

/** Writes down in which order lots came. They are drawn once: of teams whose lots were drawn together before, that order holds. */
export const drawLots = (season: Leagues, { drawn, ...place }: DrawLots): Decision<LeagueFact> => {
  const league = existingLeague(season, place.league)
  if (!league) return LEAGUE_NOT_FOUND
  const rule = league.orderRule ?? DEFAULT_ORDER_RULE
  if (!rule.steps.some(({ step }) => step === 'lot')) return refuse('conflict', 'The order of this table has no lots as a step.')
  if (drawn.length < 2) return refuse('invalid', 'Lots are drawn among two teams at least.')
  const entries = drawn.map(({ entry }) => entry)
  if (league.lots?.some(order => entries.every(entry => order.includes(entry))))
    return refuse('conflict', 'Lots were drawn among these teams already: that order holds.')
  return facts({ type: 'LotsDrawn', data: { ...place, entries, teams: drawn.map(({ team }) => team) } })
}
