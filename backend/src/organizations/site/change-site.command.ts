import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { ORGANIZATION_NOT_FOUND } from '@fullcourt/domain/organizations/decide'
import { chooseTemplate, writeContent, type WantedContent } from '@fullcourt/domain/organizations/site/decide'
import { contentPart, siteStream, TEMPLATE_PART, type Site } from '@fullcourt/domain/organizations/site/state'
import type { CommandContext } from '../../facts/command-context'
import { decideInSequence } from '../../facts/decide-in-sequence'
import { Decider } from '../../facts/decider'
import { expecting } from '../../facts/expected-revision'
import { Refused } from '../../facts/refused'
import { covers, type Scope } from '../../http/scope'

export type WantedSite = { readonly template?: string | undefined; readonly content?: WantedContent | undefined }

/** Chooses the template of a site, writes the named fields of its pages: all of it or nothing. */
export class ChangeSite {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly organization: OrganizationId,
    readonly wanted: WantedSite,
    /** The revision at which the form read the site. */
    readonly expectedRevision?: number,
  ) {}
}

const partsOf = ({ template, content = {} }: WantedSite) => [
  ...(template === undefined ? [] : [TEMPLATE_PART]),
  ...Object.entries(content).flatMap(([page, fields]) =>
    Object.keys(Object(fields) as object).map(field => contentPart(page, field)),
  ),
]

@CommandHandler(ChangeSite)
export class ChangeSiteHandler implements ICommandHandler<ChangeSite> {
  constructor(private readonly decider: Decider) {}

  async execute({ context, scope, organization, wanted, expectedRevision }: ChangeSite) {
    if (!covers(scope, organization)) throw new Refused(ORGANIZATION_NOT_FOUND)
    const { template, content = {} } = wanted
    return this.decider.handle({
      stream: siteStream,
      id: organization,
      context,
      organization,
      decide: (site: Site) =>
        decideInSequence(siteStream, site, [
          ...(template === undefined ? [] : [(now: Site) => chooseTemplate(now, { organization, template })]),
          now => writeContent(now, { organization, content }),
        ]),
      expectedRevision: expecting(expectedRevision, partsOf(wanted)),
    })
  }
}
