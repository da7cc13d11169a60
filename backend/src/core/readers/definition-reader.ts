import { Injectable } from '@nestjs/common'
import { listOf, listWith, type DefinitionKind, type ListedPeriod, type ListsOf } from '@fullcourt/domain/definitions/lists'
import { isDefaultPeriod } from '@fullcourt/domain/games/periods'
import type { OrganizationId, PeriodId, SportId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { DEFAULT_LISTS, definitionLists } from '@fullcourt/projections/definitions/definition-lists'
import { periodCard } from '@fullcourt/projections/games/period'
import { Documents } from '../../storage/documents/documents'

/** What an organization shows of a sport, in its order, and the revision at which that was changed last. */
export type DefinitionList<Kind extends DefinitionKind> = {
  readonly sport: SportId
  readonly revision: number
  readonly list: ListsOf<Kind>[SportId]
}

/** The attributes, periods and statistics as an organization has them; of no organization, as they are by default. */
@Injectable()
export class DefinitionReader {
  constructor(private readonly documents: Documents) {}

  async list<Kind extends DefinitionKind>(
    kind: Kind,
    organization: OrganizationId | undefined,
    sport: SportId,
  ): Promise<DefinitionList<Kind>> {
    const { lists, revisions } = await this.document(organization)
    return { sport, revision: revisions[kind], list: listOf(lists, kind, sport) ?? [] }
  }

  /** The list that holds one of these; undefined where none does. `Final` is in none. */
  async listHolding<Kind extends DefinitionKind>(
    kind: Kind,
    organization: OrganizationId | undefined,
    ids: readonly number[],
  ): Promise<DefinitionList<Kind> | undefined> {
    const { lists, revisions } = await this.document(organization)
    const [found] = ids.flatMap(id => listWith(lists, kind, id) ?? [])
    return found && { ...found, revision: revisions[kind] }
  }

  /** Listed periods, and behind them, hidden, those that were removed since but are named here. */
  async withRemoved(list: readonly ListedPeriod[], named: readonly PeriodId[]): Promise<readonly ListedPeriod[]> {
    const missing = named.filter(id => !isDefaultPeriod(id) && !list.some(period => period.id === id))
    if (missing.length === 0) return list
    const cards = await this.documents.getMany(periodCard, missing)
    const removed = [...cards.values()].flatMap(card => knownOf(card) ?? [])
    return [...list, ...removed.map(({ id, name }) => ({ id, name, hidden: true }))]
  }

  private async document(organization: OrganizationId | undefined) {
    const found = organization === undefined ? undefined : await this.documents.get(definitionLists, organization)
    return found ?? DEFAULT_LISTS
  }
}
