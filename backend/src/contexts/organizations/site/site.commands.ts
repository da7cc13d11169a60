import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { chooseTemplate, writeContent, type WantedContent } from '@fullcourt/domain/organizations/site/decide'
import { contentPart, siteStream, TEMPLATE_PART, type Site } from '@fullcourt/domain/organizations/site/state'
import { command, data } from '../../../core/facts/command'
import { decideInSequence } from '../../../core/facts/decide-in-sequence'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { coveredOrganization, type Scope } from '../../../core/http/scope'

export type WantedSite = { readonly template?: string | undefined; readonly content?: WantedContent | undefined }

const partsOf = ({ template, content = {} }: WantedSite) => [
  ...(template === undefined ? [] : [TEMPLATE_PART]),
  ...Object.entries(content).flatMap(([page, fields]) =>
    Object.keys(Object(fields) as object).map(field => contentPart(page, field)),
  ),
]

/** Chooses the template of a site, writes the named fields of its pages: all of it or nothing. */
export const ChangeSite = command('ChangeSite', {
  takes: data<Expecting & { readonly scope: Scope; readonly organization: OrganizationId; readonly wanted: WantedSite }>(),
  access: ({ scope, organization }) => ({ organization: coveredOrganization(scope, organization) }),
  stream: siteStream,
  id: ({ organization }) => organization,
  decide: (site, { organization }, { wanted: { template, content = {} } }) =>
    decideInSequence(siteStream, site, [
      ...(template === undefined ? [] : [(now: Site) => chooseTemplate(now, { organization, template })]),
      now => writeContent(now, { organization, content }),
    ]),
  expects: ({ expectedRevision, wanted }) => expecting(expectedRevision, partsOf(wanted)),
})
