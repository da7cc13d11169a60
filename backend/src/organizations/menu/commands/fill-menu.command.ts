import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { standardLinks } from '@fullcourt/domain/organizations/menu/standard-links'
import { fillMenu, type FilledLink } from '@fullcourt/domain/organizations/menu/decide'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import { BLANK_SITE, siteContent } from '@fullcourt/projections/organizations/site'
import { Documents } from '../../../documents/documents'
import type { CommandContext } from '../../../facts/command-context'
import { Decider } from '../../../facts/decider'
import { Refused } from '../../../facts/refused'
import { covers, type Scope } from '../../../http/scope'
import { Tenants } from '../../../tenants/tenants'
import { organizationAnswer } from '../../organization-answer'

/** Fills an empty menu with the links of the standard bar, so that it can be changed link by link. */
export class FillMenu {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly organization: OrganizationId,
  ) {}
}

@CommandHandler(FillMenu)
export class FillMenuHandler implements ICommandHandler<FillMenu> {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
    private readonly tenants: Tenants,
  ) {}

  async execute({ context, scope, organization }: FillMenu) {
    if (!covers(scope, organization)) throw new Refused(ORGANIZATION_NOT_FOUND)
    const links: FilledLink[] = []
    for (const form of await this.standardLinksOf(organization)) links.push({ link: await context.nextId('link'), form })
    return this.decider.handle({
      stream: menuStream,
      id: organization,
      context,
      organization,
      decide: menu => fillMenu(menu, { organization, links }),
    })
  }

  private async standardLinksOf(id: OrganizationId) {
    const organization = organizationAnswer(await this.tenants.active(id))
    const { template, content } = (await this.documents.get(siteContent, id)) ?? BLANK_SITE
    return standardLinks({ organization, template, everyPage: content.everyPage ?? {} })
  }
}
