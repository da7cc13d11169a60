import type { OrderedList } from '@fullcourt/domain/undo/inverse'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { SetOrder } from '../../definitions/definitions.commands'
import { OrderDivisionTeams } from '../../divisions/divisions.commands'
import { OrderLeagues } from '../../leagues/leagues.commands'
import { OrderMenuLinks } from '../../organizations/menu/menu.commands'
import type { UndoCall } from './step-call'

/** The command that puts a list into an order. */
export const orderingCommand = (
  list: OrderedList,
  order: readonly number[],
  { context, scope, expectedRevision }: UndoCall,
): CommandWithContext => {
  const common = { scope, expectedRevision }
  switch (list.kind) {
    case 'leagues':
      return new OrderLeagues(context, { ...common, season: list.season, order })
    case 'divisionTeams':
      return new OrderDivisionTeams(context, { ...common, division: list.division, entries: order })
    case 'menuLinks':
      return new OrderMenuLinks(context, { ...common, organization: list.organization, links: order })
    case 'definitions':
      return new SetOrder(context, { expectedRevision, organization: list.organization, kind: list.of, order })
  }
}
