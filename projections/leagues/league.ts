import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { EntryId, LeagueId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { DEFAULT_ORDER_RULE, type OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import type { TableOrder } from '@fullcourt/domain/standings/step-figures'
import {
  atRevision,
  asDeleted,
  whereKnown,
  unknownCard,
  whileActive,
  whileDeleted,
  type AtRevision,
  type Card,
  type Known,
} from '../card'
import { padId, placeById } from '../order'
import { projection } from '../projection'

export type LeagueCard = Card<
  {
    readonly id: LeagueId
    readonly organization: OrganizationId
    readonly season: SeasonId
    readonly name: string
    /** Its place in the season's order, from 0; null where it came after the last ordering. */
    readonly position: number | null
    /** By what its table is ordered; absent where that is the rule of the specification. */
    readonly orderRule?: OrderRule
    /** So many teams of its table go on to the play-offs; absent where nobody says it. */
    readonly playOffPlaces?: number
    /** The lots that were drawn in it, each an order of entries. */
    readonly lots?: readonly (readonly EntryId[])[]
  } & AtRevision
>

/** By what the table of a league is ordered (docs/standings.md#order). */
export const tableOrderOf = ({
  orderRule = DEFAULT_ORDER_RULE,
  lots = [],
}: Pick<Known<LeagueCard>, 'orderRule' | 'lots'>): TableOrder => ({
  rule: orderRule,
  lots,
})

const cardOf = ({ league }: { league: LeagueId }) => [String(league)]

/** Ordered leagues first, then new ones in the order in which they were added. */
const orderOf = (position: number | null, id: LeagueId) =>
  position === null ? `new ${padId(id)}` : `${padId(position)} ${padId(id)}`

export const leagueCard = projection<LeagueCard, AnyFact>('leagueCard', {
  version: 6,
  listsSince: { organization: 4, deleted: 4 },
  initial: () => unknownCard,
  indexes: {
    season: whileActive(({ id, season, position }) => [{ key: String(season), order: orderOf(position, id) }]),
    organization: whileActive(({ id, organization, season, position }) => [
      { key: String(organization), order: `${padId(season)} ${orderOf(position, id)}` },
    ]),
    deleted: whileDeleted(({ id, season }) => [placeById(season, id)]),
  },
})
  .on('LeagueAdded', cardOf, (_, { league, organization, season, name }, { fact: { revision } }) => ({
    revision,
    id: league,
    organization,
    season,
    name,
    position: null,
    status: 'active',
  }))
  .on('LeagueRenamed', cardOf, atRevision(whereKnown((league, { is }) => ({ ...league, name: is }))))
  .on(
    'LeaguesOrdered',
    ({ leagues }) => leagues.map(String),
    atRevision(
      whereKnown((league, { leagues }) => {
        const position = leagues.indexOf(league.id)
        return position === league.position ? league : { ...league, position }
      }),
    ),
  )
  .on(
    'LeagueOrderRuleSet',
    cardOf,
    atRevision(whereKnown(({ orderRule: _, ...league }, { is }) => (is === null ? league : { ...league, orderRule: is }))),
  )
  .on(
    'PlayOffPlacesSet',
    cardOf,
    atRevision(
      whereKnown(({ playOffPlaces: _, ...league }, { is }) => (is === null ? league : { ...league, playOffPlaces: is })),
    ),
  )
  .on(
    'LotsDrawn',
    cardOf,
    atRevision(whereKnown((league, { entries }) => ({ ...league, lots: [...(league.lots ?? []), entries] }))),
  )
  .on('LeagueDeleted', cardOf, asDeleted)
  .on(
    'LeagueRestored',
    ({ leagues }) => leagues.map(String),
    atRevision(
      whereKnown((league, { league: restored, name, leagues }) => {
        const position = leagues.indexOf(league.id)
        if (league.id === restored) return { ...league, name, position, status: 'active' }
        return position === league.position ? league : { ...league, position }
      }),
    ),
  )
