import type { AttributeId, BusinessId, LinkId, OrganizationId, SportId } from '@fullcourt/domain/ids/kinds'
import { addAttribute, addPeriod, resetList, setOrder, setVisibility } from '@fullcourt/domain/definitions/decide'
import { ATTRIBUTE_TYPES, type AttributeType, type DefinitionFact } from '@fullcourt/domain/definitions/events'
import { EVERY_SPORT, listOf, type DefinitionKind } from '@fullcourt/domain/definitions/lists'
import { definitionStream, type OrganizationDefinitions } from '@fullcourt/domain/definitions/state'
import type { Decision } from '@fullcourt/domain/facts/decision'
import { addBusiness, changeBusiness, removeBusiness, restoreBusiness } from '@fullcourt/domain/organizations/businesses/decide'
import { SIGNUP_STATUSES } from '@fullcourt/domain/organizations/businesses/events'
import { businessStream } from '@fullcourt/domain/organizations/businesses/state'
import {
  addMenuLink,
  changeMenuLink,
  moveMenuLink,
  removeMenuLink,
  restoreMenuLink,
} from '@fullcourt/domain/organizations/menu/decide'
import { menuStream } from '@fullcourt/domain/organizations/menu/state'
import { chooseTemplate, writeContent } from '@fullcourt/domain/organizations/site/decide'
import { siteStream } from '@fullcourt/domain/organizations/site/state'
import { SITE_TEMPLATES } from '@fullcourt/domain/pages/site-templates'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'

const sportAt = (which: number) => (SPORTS[which % SPORTS.length] ?? SPORTS[0]).id

const withOrganization = (
  installation: Installation,
  which: number,
  run: (organization: OrganizationId) => void,
  isOneOf: (organization: OrganizationId) => boolean = () => true,
): void => {
  const organization = choose(installation.organizations.filter(isOneOf), which)
  if (organization !== undefined) run(organization)
}

const linksOf = ({ log }: Installation, organization: OrganizationId) =>
  log.state(menuStream, organization).links.map(({ id }) => id)

const listedBy = ({ log }: Installation, organization: OrganizationId) => [
  ...log.state(businessStream, organization).listed.keys(),
]

export const makeLink = (
  installation: Installation,
  organization: OrganizationId,
  { label: text = 'News', position = 0 }: { readonly label?: string; readonly position?: number } = {},
): LinkId => {
  const link = installation.newId('link')
  const form = { label: text, external: false, slug: null, url: null, shown: true }
  installation.log.decide(menuStream, organization, menu => addMenuLink(menu, { organization, link, form, position }))
  return link
}

export const makeBusiness = (installation: Installation, organization: OrganizationId): BusinessId => {
  const business = installation.newId('business')
  installation.log.decide(businessStream, organization, state =>
    addBusiness(state, { organization, business, form: { name: `Gym ${business}` } }),
  )
  return business
}

export const makePeriod = (installation: Installation, organization: OrganizationId, sport: SportId): void => {
  const period = 99 + installation.newId('period')
  installation.log.decide(definitionStream, organization, state =>
    addPeriod(state, { organization, sport, period, name: `P${period}` }),
  )
}

export const makeAttribute = (
  installation: Installation,
  organization: OrganizationId,
  type: AttributeType = 'string',
): AttributeId => {
  const attribute = 99 + installation.newId('attribute')
  installation.log.decide(definitionStream, organization, state =>
    addAttribute(state, { organization, attribute, name: `A${attribute}`, type }),
  )
  return attribute
}

/** A list turned by so many places: another order of the same things. */
const turned = <Id>(ids: readonly Id[], by: number): readonly Id[] => {
  const from = ids.length === 0 ? 0 : by % ids.length
  return [...ids.slice(from), ...ids.slice(0, from)]
}

const label = fc.constantFrom('News', 'Shop', 'Été 2025')

const menuCommands: readonly WeightedCommand[] = [
  command('add link', 3, fc.tuple(pick, label, pick), (installation, [which, text, position]) =>
    withOrganization(
      installation,
      which,
      organization => void makeLink(installation, organization, { label: text, position: position % 4 }),
    ),
  ),
  command('change link', 2, fc.tuple(pick, pick, label, fc.boolean()), (installation, [which, link, text, shown]) =>
    withOrganization(
      installation,
      which,
      organization => {
        const id = choose(linksOf(installation, organization), link) ?? 0
        installation.log.decide(menuStream, organization, menu =>
          changeMenuLink(menu, { organization, link: id, wanted: { label: text, shown } }),
        )
      },
      organization => linksOf(installation, organization).length > 0,
    ),
  ),
  command('move link', 3, fc.tuple(pick, pick, fc.nat({ max: 3 })), (installation, [which, link, position]) =>
    withOrganization(
      installation,
      which,
      organization => {
        const id = choose(linksOf(installation, organization), link) ?? 0
        installation.log.decide(menuStream, organization, menu => moveMenuLink(menu, { organization, link: id, position }))
      },
      organization => linksOf(installation, organization).length > 1,
    ),
  ),
  command('remove or restore link', 3, fc.tuple(pick, pick, fc.boolean()), (installation, [which, link, back]) =>
    withOrganization(installation, which, organization => {
      const { links, removed } = installation.log.state(menuStream, organization)
      const place = { organization, link: choose(back ? [...removed.keys()] : links.map(({ id }) => id), link) ?? 0 }
      installation.log.decide(menuStream, organization, menu => (back ? restoreMenuLink : removeMenuLink)(menu, place))
    }),
  ),
]

const businessCommands: readonly WeightedCommand[] = [
  command('add business', 2, pick, (installation, which) =>
    withOrganization(installation, which, organization => void makeBusiness(installation, organization)),
  ),
  command(
    'change business',
    8,
    fc.tuple(pick, pick, fc.constantFrom(...SIGNUP_STATUSES)),
    (installation, [which, one, signupStatus]) =>
      withOrganization(
        installation,
        which,
        organization => {
          const business = choose(listedBy(installation, organization), one) ?? 0
          installation.log.decide(businessStream, organization, state =>
            changeBusiness(state, { organization, business, wanted: { signupStatus } }),
          )
        },
        organization => listedBy(installation, organization).length > 0,
      ),
  ),
  command('remove or restore business', 2, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, back]) =>
    withOrganization(installation, which, organization => {
      const { listed, removed } = installation.log.state(businessStream, organization)
      const place = { organization, business: choose([...(back ? removed : listed).keys()], one) ?? 0 }
      installation.log.decide(businessStream, organization, state => (back ? restoreBusiness : removeBusiness)(state, place))
    }),
  ),
]

const withDefinitions = (
  installation: Installation,
  which: number,
  decide: (organization: OrganizationId, state: OrganizationDefinitions) => Decision<DefinitionFact>,
): void =>
  withOrganization(installation, which, organization => {
    installation.log.decide(definitionStream, organization, state => decide(organization, state))
  })

const idsOf = ({ lists }: OrganizationDefinitions, kind: DefinitionKind, sport: SportId): readonly number[] =>
  (listOf(lists, kind, sport) ?? []).map(({ id }) => id)

const ordering = (kind: DefinitionKind, name: string, weight: number, sportOf: (by: number) => SportId) =>
  command(name, weight, fc.tuple(pick, pick), (installation, [which, by]) =>
    withDefinitions(installation, which, (organization, state) =>
      setOrder(state, { organization, kind, order: turned(idsOf(state, kind, sportOf(by)), by) }),
    ),
  )

const statisticId = fc.integer({ min: 1, max: 28 })

const definitionCommands: readonly WeightedCommand[] = [
  command('set visibility of a statistic', 3, fc.tuple(pick, statisticId, fc.boolean()), (installation, [which, id, hidden]) =>
    withDefinitions(installation, which, (organization, state) =>
      setVisibility(state, { organization, kind: 'statistic', id, hidden }),
    ),
  ),
  ordering('statistic', 'order statistics', 3, sportAt),
  command('add period', 2, fc.tuple(pick, pick), (installation, [which, by]) =>
    withOrganization(installation, which, organization => makePeriod(installation, organization, sportAt(by))),
  ),
  command('set visibility of a period', 2, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, hidden]) =>
    withDefinitions(installation, which, (organization, state) => {
      const id = choose(idsOf(state, 'period', sportAt(one)), one >> 1) ?? 0
      return setVisibility(state, { organization, kind: 'period', id, hidden })
    }),
  ),
  ordering('period', 'order periods', 2, sportAt),
  command('reset periods', 5, fc.tuple(pick, pick, fc.boolean()), (installation, [which, by, areUsed]) =>
    withDefinitions(installation, which, (organization, state) => {
      const sport = sportAt(by)
      const used = new Set(areUsed ? idsOf(state, 'period', sport) : [])
      return resetList(state, { organization, kind: 'period', sport, used })
    }),
  ),
  command('add attribute', 1, fc.tuple(pick, fc.constantFrom(...ATTRIBUTE_TYPES)), (installation, [which, type]) =>
    withOrganization(installation, which, organization => void makeAttribute(installation, organization, type)),
  ),
  command('set visibility of an attribute', 3, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, hidden]) =>
    withDefinitions(installation, which, (organization, state) => {
      const id = choose(idsOf(state, 'attribute', EVERY_SPORT), one) ?? 0
      return setVisibility(state, { organization, kind: 'attribute', id, hidden })
    }),
  ),
  ordering('attribute', 'order attributes', 3, () => EVERY_SPORT),
  command('reset attributes', 2, pick, (installation, which) =>
    withDefinitions(installation, which, (organization, state) => {
      const used = installation.usedAttributes(organization)
      return resetList(state, { organization, kind: 'attribute', sport: EVERY_SPORT, used })
    }),
  ),
]

const content = fc.constantFrom(
  { home: { welcome: 'Hello', headline: 'Since 1998' } },
  { home: { welcome: null } },
  { home: { headline: null }, contact: { phone: '555 0100' } },
  { leagueInfo: { questions: [{ question: 'When?', answer: 'On Sundays.' }] }, players: { player: 1 } },
  { leagueInfo: { questions: [] } },
)

const siteCommands: readonly WeightedCommand[] = [
  command('choose template', 2, fc.tuple(pick, fc.constantFrom(...SITE_TEMPLATES)), (installation, [which, template]) =>
    withOrganization(installation, which, organization =>
      installation.log.decide(siteStream, organization, site => chooseTemplate(site, { organization, template })),
    ),
  ),
  command('write content', 5, fc.tuple(pick, content), (installation, [which, written]) =>
    withOrganization(installation, which, organization =>
      installation.log.decide(siteStream, organization, site => writeContent(site, { organization, content: written })),
    ),
  ),
]

/** Commands of what an organization sets up for itself: menu, listings, site, statistics, periods, attributes. */
export const settingsCommands: readonly WeightedCommand[] = [
  ...menuCommands,
  ...businessCommands,
  ...siteCommands,
  ...definitionCommands,
]
