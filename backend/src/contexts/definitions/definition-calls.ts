import { Injectable } from '@nestjs/common'
import { QueryBus } from '@nestjs/cqrs'
import { DEFINITION_NOT_FOUND, type OwnKind } from '@fullcourt/domain/definitions/decide'
import type { DefinitionKind } from '@fullcourt/domain/definitions/lists'
import type { OrganizationId, SportId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import type { Expecting } from '../../core/facts/expected-revision'
import { Refused } from '../../core/facts/refused'
import type { DefinitionList } from '../../core/readers/definition-reader'
import { ResetList, SetOrder, SetVisibility } from './definitions.commands'
import { DefinitionsQuery, type WhichList } from './definitions.query'

type Of<Kind> = { readonly organization: OrganizationId; readonly kind: Kind }

/** What the calls of attributes, periods and statistics have in common: each changes a list, and answers with it. */
@Injectable()
export class DefinitionCalls {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  list<Kind extends DefinitionKind>(
    kind: Kind,
    organization: OrganizationId | undefined,
    which: WhichList,
  ): Promise<DefinitionList<Kind>> {
    return this.queries.execute<DefinitionsQuery<Kind>, DefinitionList<Kind>>(new DefinitionsQuery(kind, organization, which))
  }

  async setVisibility<Kind extends DefinitionKind>(
    context: CommandContext,
    change: Of<Kind> & Expecting & { readonly id: number; readonly hidden: boolean },
  ): Promise<DefinitionList<Kind>> {
    await this.commands.execute(new SetVisibility(context, change))
    return this.list(change.kind, change.organization, { holding: [change.id] })
  }

  async setOrder<Kind extends DefinitionKind>(
    context: CommandContext,
    change: Of<Kind> & Expecting & { readonly order: readonly number[] },
  ): Promise<DefinitionList<Kind>> {
    await this.commands.execute(new SetOrder(context, change))
    return this.list(change.kind, change.organization, { holding: change.order })
  }

  async reset<Kind extends OwnKind>(
    context: CommandContext,
    { kind, organization, sport }: Of<Kind> & { readonly sport: SportId },
  ): Promise<DefinitionList<Kind>> {
    await this.commands.execute(new ResetList(context, { organization, kind, sport }))
    return this.list(kind, organization, { sport })
  }
}

/** The answer about one of a list. */
export const answerOf = <Answer extends { readonly id: number }>(
  kind: DefinitionKind,
  answers: readonly Answer[],
  id: number,
): Answer => {
  const found = answers.find(answer => answer.id === id)
  if (!found) throw new Refused(DEFINITION_NOT_FOUND[kind])
  return found
}
