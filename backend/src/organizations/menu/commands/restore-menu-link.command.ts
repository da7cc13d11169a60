import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LinkId } from '@fullcourt/domain/ids/kinds'
import { restoreMenuLink } from '@fullcourt/domain/organizations/menu/decide'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { MenuAccess } from '../menu-access'

/** Brings back a link of the menu that was removed. */
export class RestoreMenuLink {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly link: LinkId,
  ) {}
}

@CommandHandler(RestoreMenuLink)
export class RestoreMenuLinkHandler implements ICommandHandler<RestoreMenuLink> {
  constructor(
    private readonly decider: Decider,
    private readonly access: MenuAccess,
  ) {}

  async execute({ context, scope, link }: RestoreMenuLink) {
    const organization = await this.access.organizationOf(scope, link)
    return this.decider.handle({
      stream: menuStream,
      id: organization,
      context,
      organization,
      decide: menu => restoreMenuLink(menu, { organization, link }),
    })
  }
}
