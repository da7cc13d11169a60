import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { addPeriod, orderPeriods, resetPeriods, setPeriodVisibility } from '@fullcourt/domain/games/period-list/decide'
import { periodListOf, periodStream } from '@fullcourt/domain/games/period-list/state'
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
import {
  addAttribute,
  orderAttributes,
  resetAttributes,
  setAttributeVisibility,
} from '@fullcourt/domain/players/attribute-list/decide'
import { ATTRIBUTE_TYPES } from '@fullcourt/domain/players/attribute-list/events'
import { attributeStream } from '@fullcourt/domain/players/attribute-list/state'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { orderStatistics, setStatisticVisibility } from '@fullcourt/domain/statistics/stat-list/decide'
import { statisticStream, statListOf } from '@fullcourt/domain/statistics/stat-list/state'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { chosen, type Installation } from './installation'

const sportAt = (which: number) => (SPORTS[which % SPORTS.length] ?? SPORTS[0]).id

const withOrganization = (installation: Installation, which: number, run: (organization: OrganizationId) => void): void => {
  const organization = chosen(installation.organizations, which)
  if (organization !== undefined) run(organization)
}

/** A list turned by so many places: another order of the same things. */
const turned = <Id>(ids: readonly Id[], by: number): readonly Id[] => {
  const from = ids.length === 0 ? 0 : by % ids.length
  return [...ids.slice(from), ...ids.slice(0, from)]
}

const label = fc.constantFrom('News', 'Shop', 'Été 2025')

const menuCommands: readonly WeightedCommand[] = [
  command('add link', 3, fc.tuple(pick, label, pick), (installation, [which, text, position]) =>
    withOrganization(installation, which, organization => {
      const link = installation.newId('link')
      const form = { label: text, external: false, slug: null, url: null, shown: true }
      installation.log.decide(menuStream, organization, menu =>
        addMenuLink(menu, { organization, link, form, position: position % 4 }),
      )
    }),
  ),
  command('change link', 1, fc.tuple(pick, pick, label, fc.boolean()), (installation, [which, link, text, shown]) =>
    withOrganization(installation, which, organization => {
      const { links } = installation.log.state(menuStream, organization)
      const id = chosen(links, link)?.id ?? 0
      installation.log.decide(menuStream, organization, menu =>
        changeMenuLink(menu, { organization, link: id, wanted: { label: text, shown } }),
      )
    }),
  ),
  command('move link', 3, fc.tuple(pick, pick, fc.nat({ max: 3 })), (installation, [which, link, position]) =>
    withOrganization(installation, which, organization => {
      const id = chosen(installation.log.state(menuStream, organization).links, link)?.id ?? 0
      installation.log.decide(menuStream, organization, menu => moveMenuLink(menu, { organization, link: id, position }))
    }),
  ),
  command('remove or restore link', 3, fc.tuple(pick, pick, fc.boolean()), (installation, [which, link, back]) =>
    withOrganization(installation, which, organization => {
      const { links, removed } = installation.log.state(menuStream, organization)
      const place = { organization, link: chosen(back ? [...removed.keys()] : links.map(({ id }) => id), link) ?? 0 }
      installation.log.decide(menuStream, organization, menu => (back ? restoreMenuLink : removeMenuLink)(menu, place))
    }),
  ),
]

const businessCommands: readonly WeightedCommand[] = [
  command('add business', 2, pick, (installation, which) =>
    withOrganization(installation, which, organization => {
      const business = installation.newId('business')
      installation.log.decide(businessStream, organization, state =>
        addBusiness(state, { organization, business, form: { name: `Gym ${business}` } }),
      )
    }),
  ),
  command(
    'change business',
    1,
    fc.tuple(pick, pick, fc.constantFrom(...SIGNUP_STATUSES)),
    (installation, [which, one, signupStatus]) =>
      withOrganization(installation, which, organization => {
        const business = chosen([...installation.log.state(businessStream, organization).listed.keys()], one) ?? 0
        installation.log.decide(businessStream, organization, state =>
          changeBusiness(state, { organization, business, wanted: { signupStatus } }),
        )
      }),
  ),
  command('remove or restore business', 2, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, back]) =>
    withOrganization(installation, which, organization => {
      const { listed, removed } = installation.log.state(businessStream, organization)
      const place = { organization, business: chosen([...(back ? removed : listed).keys()], one) ?? 0 }
      installation.log.decide(businessStream, organization, state => (back ? restoreBusiness : removeBusiness)(state, place))
    }),
  ),
]

const listCommands: readonly WeightedCommand[] = [
  command(
    'set visibility of a statistic',
    1,
    fc.tuple(pick, fc.integer({ min: 1, max: 28 }), fc.boolean()),
    (installation, input) =>
      withOrganization(installation, input[0], organization => {
        const [, statistic, hidden] = input
        installation.log.decide(statisticStream, organization, state =>
          setStatisticVisibility(state, { organization, statistic, hidden }),
        )
      }),
  ),
  command('order statistics', 1, fc.tuple(pick, pick), (installation, [which, by]) =>
    withOrganization(installation, which, organization => {
      const list = statListOf(installation.log.state(statisticStream, organization).lists, sportAt(by)) ?? []
      const statistics = turned(list, by).map(({ id }) => id)
      installation.log.decide(statisticStream, organization, state => orderStatistics(state, { organization, statistics }))
    }),
  ),
  command('add period', 1, fc.tuple(pick, pick), (installation, [which, by]) =>
    withOrganization(installation, which, organization => {
      const period = 99 + installation.newId('period')
      installation.log.decide(periodStream, organization, state =>
        addPeriod(state, { organization, sport: sportAt(by), period, name: `P${period}` }),
      )
    }),
  ),
  command('set visibility of a period', 1, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, hidden]) =>
    withOrganization(installation, which, organization => {
      const period =
        chosen(periodListOf(installation.log.state(periodStream, organization).lists, sportAt(one)) ?? [], one >> 1)?.id ?? 0
      installation.log.decide(periodStream, organization, state => setPeriodVisibility(state, { organization, period, hidden }))
    }),
  ),
  command('order periods', 1, fc.tuple(pick, pick), (installation, [which, by]) =>
    withOrganization(installation, which, organization => {
      const list = periodListOf(installation.log.state(periodStream, organization).lists, sportAt(by)) ?? []
      const periods = turned(list, by).map(({ id }) => id)
      installation.log.decide(periodStream, organization, state => orderPeriods(state, { organization, periods }))
    }),
  ),
  command('reset periods', 1, fc.tuple(pick, pick, fc.boolean()), (installation, [which, by, areUsed]) =>
    withOrganization(installation, which, organization => {
      const sport = sportAt(by)
      const list = periodListOf(installation.log.state(periodStream, organization).lists, sport) ?? []
      const used = new Set(areUsed ? list.map(({ id }) => id) : [])
      installation.log.decide(periodStream, organization, state => resetPeriods(state, { organization, sport, used }))
    }),
  ),
]

const attributesOf = (installation: Installation, organization: OrganizationId) =>
  installation.log.state(attributeStream, organization).list.map(({ id }) => id)

const attributeCommands: readonly WeightedCommand[] = [
  command('add attribute', 1, fc.tuple(pick, fc.constantFrom(...ATTRIBUTE_TYPES)), (installation, [which, type]) =>
    withOrganization(installation, which, organization => {
      const attribute = 99 + installation.newId('attribute')
      installation.log.decide(attributeStream, organization, state =>
        addAttribute(state, { organization, attribute, name: `A${attribute}`, type }),
      )
    }),
  ),
  command('set visibility of an attribute', 1, fc.tuple(pick, pick, fc.boolean()), (installation, [which, one, hidden]) =>
    withOrganization(installation, which, organization => {
      const attribute = chosen(attributesOf(installation, organization), one) ?? 0
      installation.log.decide(attributeStream, organization, state =>
        setAttributeVisibility(state, { organization, attribute, hidden }),
      )
    }),
  ),
  command('order attributes', 1, fc.tuple(pick, pick), (installation, [which, by]) =>
    withOrganization(installation, which, organization => {
      const attributes = turned(attributesOf(installation, organization), by)
      installation.log.decide(attributeStream, organization, state => orderAttributes(state, { organization, attributes }))
    }),
  ),
  command('reset attributes', 1, pick, (installation, which) =>
    withOrganization(installation, which, organization => {
      const used = installation.usedAttributes(organization)
      installation.log.decide(attributeStream, organization, state => resetAttributes(state, { organization, used }))
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
  command('choose template', 1, fc.tuple(pick, fc.constantFrom(...SITE_TEMPLATES)), (installation, [which, template]) =>
    withOrganization(installation, which, organization =>
      installation.log.decide(siteStream, organization, site => chooseTemplate(site, { organization, template })),
    ),
  ),
  command('write content', 2, fc.tuple(pick, content), (installation, [which, written]) =>
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
  ...listCommands,
  ...attributeCommands,
]
