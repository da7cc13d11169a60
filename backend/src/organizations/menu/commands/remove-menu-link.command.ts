import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LinkId } from '@fullcourt/domain/ids/kinds'
import { removeMenuLink } from '@fullcourt/domain/organizations/menu/decide'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { MenuAccess } from '../menu-access'

export class RemoveMenuLink {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly link: LinkId,
  ) {}
}

@CommandHandler(RemoveMenuLink)
export class RemoveMenuLinkHandler implements ICommandHandler<RemoveMenuLink> {
  constructor(
    private readonly decider: Decider,
    private readonly access: MenuAccess,
  ) {}

  async execute({ context, scope, link }: RemoveMenuLink) {
    const organization = await this.access.organizationOf(scope, link)
    return this.decider.handle({
      stream: menuStream,
      id: organization,
      context,
      organization,
      decide: menu => removeMenuLink(menu, { organization, link }),
    })
  }
}
