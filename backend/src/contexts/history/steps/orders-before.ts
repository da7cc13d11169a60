import { Injectable } from '@nestjs/common'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { listOf } from '@fullcourt/domain/definitions/lists'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { leaguesInOrder } from '@fullcourt/domain/leagues/decide'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import type { OrderedList } from '@fullcourt/domain/undo/inverse'
import { orderedListOf, type ActionFact } from '@fullcourt/domain/undo/inverses'
import { Decider } from '../../../core/facts/decider'

/** Finds in which order a list was before a fact put it into another one, which the fact does not say. */
@Injectable()
export class OrdersBefore {
  constructor(private readonly decider: Decider) {}

  /** Facts of an action, each that ordered a list with what that was before it. */
  withOrders<F extends AnyFact>(facts: readonly ActionFact<F>[]): Promise<readonly ActionFact<F>[]> {
    return Promise.all(facts.map(async one => ({ ...one, orderBefore: await this.of(one.fact, one.revision) })))
  }

  /** The ids of all that the list held; undefined of a fact that orders nothing. */
  private async of(fact: AnyFact, revision: number): Promise<readonly number[] | undefined> {
    const list = orderedListOf(fact)
    return list && this.before(list, revision)
  }

  private async before(list: OrderedList, revision: number): Promise<readonly number[]> {
    switch (list.kind) {
      case 'leagues':
        return leaguesInOrder(await this.decider.stateBefore(seasonStream, list.season, revision))
      case 'divisionTeams': {
        const { divisions } = await this.decider.stateBefore(bracketStream, list.season, revision)
        return (divisions.get(list.division)?.teams ?? []).map(({ entry }) => entry)
      }
      case 'menuLinks': {
        const { links } = await this.decider.stateBefore(menuStream, list.organization, revision)
        return links.map(({ id }) => id)
      }
      case 'definitions': {
        const { lists } = await this.decider.stateBefore(definitionStream, list.organization, revision)
        return (listOf(lists, list.of, list.sport) ?? []).map(({ id }) => id)
      }
    }
  }
}
