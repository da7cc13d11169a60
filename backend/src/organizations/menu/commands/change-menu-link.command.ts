import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { LinkId } from '@fullcourt/domain/ids/kinds'
import { changeMenuLink, moveMenuLink, type LinkForm } from '@fullcourt/domain/organizations/menu/decide'
import { linkPart, MENU_ORDER_PART, menuStream } from '@fullcourt/domain/organizations/menu/state'
import type { CommandContext } from '../../../facts/command-context'
import { expecting } from '../../../facts/expected-revision'
import { decideInSequence } from '../../../facts/decide-in-sequence'
import { Decider } from '../../../facts/decider'
import type { Scope } from '../../../http/scope'
import { MenuAccess } from '../menu-access'

/** Changes the named fields of a link and, where a position is named, its place in the menu: all of it or nothing. */
export class ChangeMenuLink {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly link: LinkId,
    readonly wanted: Partial<LinkForm>,
    readonly position?: number,
    /** The revision at which the form read the menu. */
    readonly expectedRevision?: number,
  ) {}
}

const partsOf = ({ link, wanted, position }: ChangeMenuLink) => [
  ...(Object.keys(wanted).length > 0 ? [linkPart(link)] : []),
  ...(position === undefined ? [] : [MENU_ORDER_PART]),
]

@CommandHandler(ChangeMenuLink)
export class ChangeMenuLinkHandler implements ICommandHandler<ChangeMenuLink> {
  constructor(
    private readonly decider: Decider,
    private readonly access: MenuAccess,
  ) {}

  async execute(command: ChangeMenuLink) {
    const { context, scope, link, wanted, position, expectedRevision } = command
    const organization = await this.access.organizationOf(scope, link)
    return this.decider.handle({
      stream: menuStream,
      id: organization,
      context,
      organization,
      decide: menu =>
        decideInSequence(menuStream, menu, [
          now => changeMenuLink(now, { organization, link, wanted }),
          ...(position === undefined ? [] : [(now: typeof menu) => moveMenuLink(now, { organization, link, position })]),
        ]),
      expectedRevision: expecting(expectedRevision, partsOf(command)),
    })
  }
}
