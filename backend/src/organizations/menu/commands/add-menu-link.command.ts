import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { addMenuLink, type LinkForm } from '@fullcourt/domain/organizations/menu/decide'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { Refused } from '../../../facts/refused'
import { covers, type Scope } from '../../../http/scope'

/** Adds a link to a menu: last, or at a position counted from 0. */
export class AddMenuLink {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly organization: OrganizationId,
    readonly form: LinkForm,
    readonly position?: number,
  ) {}
}

@CommandHandler(AddMenuLink)
export class AddMenuLinkHandler implements ICommandHandler<AddMenuLink> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, organization, form, position }: AddMenuLink) {
    if (!covers(scope, organization)) throw new Refused(ORGANIZATION_NOT_FOUND)
    const link = await context.nextId('link')
    const outcome = await this.decider.handle({
      stream: menuStream,
      id: organization,
      context,
      organization,
      decide: menu => addMenuLink(menu, { organization, link, form, ...(position === undefined ? {} : { position }) }),
    })
    return { ...outcome, id: link }
  }
}
