import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { DEFINITION_NOT_FOUND } from '@fullcourt/domain/definitions/decide'
import { EVERY_SPORT, type DefinitionKind } from '@fullcourt/domain/definitions/lists'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { OrganizationId, SportId } from '@fullcourt/domain/ids/kinds'
import { isSport } from '@fullcourt/domain/sports/sports'
import { Refused } from '../../core/facts/refused'
import { DefinitionReader, type DefinitionList } from '../../core/readers/definition-reader'

const SPORT_NOT_FOUND = refuse('not-found', 'Sport not found')

/** The list of a sport, or the one that holds what is named. */
export type WhichList = { readonly sport: SportId } | { readonly holding: readonly number[] }

/** A list of an organization; without one, as it is by default. */
export class DefinitionsQuery<Kind extends DefinitionKind> {
  constructor(
    readonly kind: Kind,
    readonly organization: OrganizationId | undefined,
    readonly which: WhichList,
  ) {}
}

@QueryHandler(DefinitionsQuery)
export class DefinitionsQueryHandler implements IQueryHandler<DefinitionsQuery<DefinitionKind>> {
  constructor(private readonly lists: DefinitionReader) {}

  async execute<Kind extends DefinitionKind>({
    kind,
    organization,
    which,
  }: DefinitionsQuery<Kind>): Promise<DefinitionList<Kind>> {
    if ('sport' in which) {
      if (which.sport !== EVERY_SPORT && !isSport(which.sport)) throw new Refused(SPORT_NOT_FOUND)
      return this.lists.list(kind, organization, which.sport)
    }
    const found = await this.lists.listHolding(kind, organization, which.holding)
    if (!found) throw new Refused(DEFINITION_NOT_FOUND[kind])
    return found
  }
}
