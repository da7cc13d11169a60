import { waitingForLots } from '@fullcourt/domain/standings/lots'
import type { TableOrder } from '@fullcourt/domain/standings/step-figures'
import type { OrderedPlace } from '@fullcourt/domain/standings/table-order'
import type { Known } from '@fullcourt/projections/card'
import type { LeagueCard } from '@fullcourt/projections/leagues/league'
import { teamNameOf, type TeamCards } from '../../core/readers/team-name'
import type { OrderedRow } from '../standings/table-places'
import type { LeagueOrderRuleAnswer, OrderPreviewRowAnswer } from './order-rule.answers'

/** A table with the names of its teams. */
type Table = { readonly places: readonly OrderedPlace<OrderedRow>[]; readonly teams: TeamCards }

export const orderRuleAnswer = (
  { revision, orderRule, playOffPlaces }: Known<LeagueCard>,
  { places, teams, order }: Table & { readonly order: TableOrder },
): LeagueOrderRuleAnswer => {
  const teamOf = new Map(places.map(({ row }) => [row.entry, teamNameOf(teams, row.team)]))
  return {
    revision,
    isOwn: orderRule !== undefined,
    rule: order.rule,
    playOffPlaces: playOffPlaces ?? null,
    waitingForLots: waitingForLots(places).map(entries => ({ teams: entries.flatMap(entry => teamOf.get(entry) ?? []) })),
  }
}

/** A table as it would be, each team with its rank as it is. */
export const orderPreview = (now: Table, then: Table): OrderPreviewRowAnswer[] => {
  const present = new Map(now.places.map(({ row, rank }, at) => [row.entry, { rank, place: at + 1 }]))
  return then.places.map(({ row, rank }) => ({
    team: teamNameOf(then.teams, row.team),
    rank,
    rankNow: present.get(row.entry)?.rank ?? rank,
    placeNow: present.get(row.entry)?.place ?? 0,
  }))
}
