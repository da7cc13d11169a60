import type { EntryId, LeagueId } from '../ids/kinds'
import type { OrderRule } from '../order-rules/order-rule'
import type { CourtsideRules } from './courtside-rules'
import type { LeagueFact } from './events'

export type League = {
  readonly id: LeagueId
  readonly name: string
  readonly kind: 'active' | 'deleted'
  /** By what its table is ordered, where that is not the rule of the specification. */
  readonly orderRule?: OrderRule
  /** So many teams of its table go on to the play-offs, where that is said. */
  readonly playOffPlaces?: number
  /** By which rules its games are scored beside the court, where they were said. */
  readonly courtsideRules?: CourtsideRules
  /** The lots that were drawn in it, each an order of entries. */
  readonly lots?: readonly (readonly EntryId[])[]
}

/** The leagues of a season in their order: the part of its stream that this context folds. */
export type Leagues = { readonly leagues: readonly League[] }

const changeLeague = ({ leagues }: Leagues, id: LeagueId, how: (league: League) => League) =>
  leagues.map(league => (league.id === id ? how(league) : league))

/** Leagues that the order does not name follow in the order they had. */
const inOrder = (leagues: readonly League[], order: readonly LeagueId[]) => {
  const rank = (league: League) => (order.includes(league.id) ? order.indexOf(league.id) : order.length)
  return [...leagues].sort((a, b) => rank(a) - rank(b))
}

/** The leagues of a season after a fact. */
export const leaguesAfter = (before: Leagues, fact: LeagueFact): readonly League[] => {
  switch (fact.type) {
    case 'LeagueAdded':
      return [...before.leagues, { id: fact.data.league, name: fact.data.name, kind: 'active' }]
    case 'LeagueRenamed':
      return changeLeague(before, fact.data.league, league => ({ ...league, name: fact.data.is }))
    case 'LeaguesOrdered':
      return inOrder(before.leagues, fact.data.leagues)
    case 'LeagueDeleted':
      return changeLeague(before, fact.data.league, league => ({ ...league, kind: 'deleted' }))
    case 'LeagueOrderRuleSet':
      return changeLeague(before, fact.data.league, ({ orderRule: _, ...league }) =>
        fact.data.is === null ? league : { ...league, orderRule: fact.data.is },
      )
    case 'PlayOffPlacesSet':
      return changeLeague(before, fact.data.league, ({ playOffPlaces: _, ...league }) =>
        fact.data.is === null ? league : { ...league, playOffPlaces: fact.data.is },
      )
    case 'CourtsideRulesSet':
      return changeLeague(before, fact.data.league, league => ({ ...league, courtsideRules: fact.data.is }))
    case 'LotsDrawn':
      return changeLeague(before, fact.data.league, league => ({ ...league, lots: [...(league.lots ?? []), fact.data.entries] }))
    case 'LeagueRestored':
      return inOrder(
        changeLeague(before, fact.data.league, league => ({ ...league, kind: 'active' })),
        fact.data.leagues,
      )
  }
}

/** The order of a season's leagues as a part of it. */
export const ORDER_PART = 'order'
export const leagueNamePart = (league: LeagueId): string => `league ${league}`

export const orderRulePart = (league: LeagueId): string => `order rule ${league}`

export const playOffPlacesPart = (league: LeagueId): string => `play-off places ${league}`

export const courtsideRulesPart = (league: LeagueId): string => `courtside rules ${league}`

/** The parts of a season that a fact of its leagues changes. */
export const partsOfLeagues = (fact: LeagueFact): readonly string[] => {
  switch (fact.type) {
    case 'LeagueRenamed':
      return [leagueNamePart(fact.data.league)]
    case 'LeagueOrderRuleSet':
      return [orderRulePart(fact.data.league)]
    case 'PlayOffPlacesSet':
      return [playOffPlacesPart(fact.data.league)]
    case 'CourtsideRulesSet':
      return [courtsideRulesPart(fact.data.league)]
    case 'LeaguesOrdered':
    case 'LeagueRestored':
      return [ORDER_PART]
    default:
      return []
  }
}

export const existingLeague = ({ leagues }: Leagues, id: LeagueId): League | undefined =>
  leagues.find(league => league.id === id && league.kind === 'active')
