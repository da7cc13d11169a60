import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { EVERY_SPORT } from '@fullcourt/domain/definitions/lists'
import { DEFAULT_TEMPLATE } from '@fullcourt/domain/pages/site-templates'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import { definitionLists } from '../definitions/definition-lists'
import { menu } from '../organizations/menu'
import { siteContent } from '../organizations/site'
import { factsOf, holdsAllAlong, saidLast } from './at-the-end'

/** Menus, sites and lists of definitions, computed anew of all the facts about each organization. */

type Facts = readonly Recorded<AnyFact>[]

const ofOrganization = (facts: Facts, id: number) =>
  facts.filter(({ data }) => 'organization' in data && data.organization === id)

/** By organization, what is computed of the facts about it; those of which there is nothing are left out. */
const ofEach = <Document>(facts: Facts, of: (about: Facts) => Document | undefined) => {
  const organizations = factsOf(facts, 'OrganizationCreated').map(({ data: { organization } }) => organization)
  const documents = organizations.map(id => [String(id), of(ofOrganization(facts, id))] as const)
  return new Map(documents.filter(([, document]) => document !== undefined))
}

const menuFacts = (about: Facts) =>
  factsOf(about, 'MenuLinkAdded', 'MenuLinkChanged', 'MenuLinksOrdered', 'MenuLinkRemoved', 'MenuLinkRestored')

const linkOrder = (about: Facts): readonly number[] => {
  let links: readonly number[] = []
  for (const { type, data } of menuFacts(about)) {
    if (type === 'MenuLinkAdded' || type === 'MenuLinkRestored')
      links = [...links.slice(0, data.position), data.link, ...links.slice(data.position)]
    if (type === 'MenuLinkRemoved') links = links.filter(link => link !== data.link)
    if (type === 'MenuLinksOrdered') links = data.links
  }
  return links
}

const linkDetails = (about: Facts, link: number) => {
  const own = factsOf(about, 'MenuLinkAdded', 'MenuLinkChanged', 'MenuLinkRestored').filter(({ data }) => data.link === link)
  return saidLast(own.map(fact => (fact.type === 'MenuLinkChanged' ? fact.data.is : fact.data.details)))
}

it('A menu has the links that were added and not removed, in the order that was last said', () =>
  holdsAllAlong(menu, (documents, facts) =>
    expect(documents).toEqual(
      ofEach(facts, about => {
        const last = menuFacts(about).at(-1)
        const links = linkOrder(about).map(id => ({ id, details: linkDetails(about, id) }))
        return last && { revision: last.revision, links }
      }),
    ),
  ))

const contentOf = (about: Facts) => {
  const content: { [page: string]: { [field: string]: unknown } } = {}
  const written = factsOf(about, 'SiteContentSet')
  for (const { data } of written) {
    const { page, field } = data
    const last = written.findLast(fact => fact.data.page === page && fact.data.field === field)
    if (last && last.data.is !== null) (content[page] ??= {})[field] = last.data.is
  }
  return content
}

it('A site has the template that was chosen last, and what was last written in each field', () =>
  holdsAllAlong(siteContent, (documents, facts) =>
    expect(documents).toEqual(
      ofEach(facts, about => {
        const last = factsOf(about, 'SiteTemplateChosen', 'SiteContentSet').at(-1)
        const template = factsOf(about, 'SiteTemplateChosen').at(-1)?.data.is ?? DEFAULT_TEMPLATE
        return last && { revision: last.revision, changedAt: last.metadata.time, template, content: contentOf(about) }
      }),
    ),
  ))

/** What facts say of one list of definitions, whatever they define. */
type Said = {
  readonly fact: Recorded<AnyFact>
  readonly sport: number
  readonly added?: { readonly id: number }
  readonly order?: readonly number[]
  readonly hides?: { readonly id: number; readonly is: boolean }
  readonly resetTo?: readonly number[]
}

const SAID = {
  attribute: (about: Facts): readonly Said[] =>
    factsOf(about, 'AttributeAdded', 'AttributeVisibilitySet', 'AttributesOrdered', 'AttributesReset').map(fact => {
      const said = { fact, sport: EVERY_SPORT }
      switch (fact.type) {
        case 'AttributeAdded':
          return { ...said, added: { id: fact.data.attribute, name: fact.data.name, type: fact.data.type } }
        case 'AttributeVisibilitySet':
          return { ...said, hides: { id: fact.data.attribute, is: fact.data.is } }
        case 'AttributesOrdered':
          return { ...said, order: fact.data.attributes }
        case 'AttributesReset':
          return { ...said, resetTo: fact.data.hidden }
      }
    }),
  period: (about: Facts): readonly Said[] =>
    factsOf(about, 'PeriodAdded', 'PeriodVisibilitySet', 'PeriodsOrdered', 'PeriodsReset').map(fact => {
      const said = { fact, sport: fact.data.sport }
      switch (fact.type) {
        case 'PeriodAdded':
          return { ...said, added: { id: fact.data.period, name: fact.data.name } }
        case 'PeriodVisibilitySet':
          return { ...said, hides: { id: fact.data.period, is: fact.data.is } }
        case 'PeriodsOrdered':
          return { ...said, order: fact.data.periods }
        case 'PeriodsReset':
          return { ...said, resetTo: fact.data.hidden }
      }
    }),
  statistic: (about: Facts): readonly Said[] =>
    factsOf(about, 'StatisticVisibilitySet', 'StatisticsOrdered').map(fact => {
      const said = { fact, sport: fact.data.sport }
      return fact.type === 'StatisticsOrdered'
        ? { ...said, order: fact.data.statistics }
        : { ...said, hides: { id: fact.data.statistic, is: fact.data.is } }
    }),
}

type Kind = keyof typeof SAID

const sportsDefaults = (sport: number) => SPORTS.find(({ id }) => id === sport)

/** What every organization has from the start. */
const DEFAULTS: { readonly [kind in Kind]: (sport: number) => readonly { readonly id: number }[] } = {
  attribute: () => [
    { id: 1, name: 'Number', type: 'string' },
    { id: 2, name: 'Position', type: 'string' },
  ],
  period: sport => sportsDefaults(sport)?.periods.map(({ id, name }) => ({ id, name })) ?? [],
  statistic: sport => sportsDefaults(sport)?.definitions.map(({ id }) => ({ id })) ?? [],
}

const isHidden = (said: readonly Said[], of: number): boolean => {
  const last = said.findLast(({ hides, resetTo }) => hides?.id === of || resetTo !== undefined)
  return last?.hides?.is ?? last?.resetTo?.includes(of) ?? false
}

const listOf = (kind: Kind, sport: number, said: readonly Said[]) => {
  const defaults = DEFAULTS[kind](sport)
  const defaultIds = defaults.map(({ id }) => id)
  const at = said.findLastIndex(({ order, resetTo }) => order !== undefined || resetTo !== undefined)
  const last = said[at]
  const order = last?.order ?? (last?.resetTo ? [...defaultIds, ...last.resetTo] : defaultIds)
  const since = said.slice(at + 1).flatMap(({ added }) => added?.id ?? [])
  const known = [...defaults, ...said.flatMap(({ added }) => added ?? [])]
  return [...order, ...since].map(id => ({ ...known.find(one => one.id === id), hidden: isHidden(said, id) }))
}

const listsOfKind = (kind: Kind, about: Facts) => {
  const said = SAID[kind](about)
  const sports = [...new Set(said.map(({ sport }) => sport))]
  return Object.fromEntries(
    sports.map(sport => [
      sport,
      listOf(
        kind,
        sport,
        said.filter(one => one.sport === sport),
      ),
    ]),
  )
}

const revisionOf = (kind: Kind, about: Facts) => SAID[kind](about).at(-1)?.fact.revision ?? 0

const KINDS = ['attribute', 'period', 'statistic'] as const

it('A list of definitions is in the order that was last said, with what was added since, and hides what was last hidden', () =>
  holdsAllAlong(definitionLists, (documents, facts) =>
    expect(documents).toEqual(
      ofEach(facts, about => {
        if (KINDS.every(kind => SAID[kind](about).length === 0)) return undefined
        return {
          lists: Object.fromEntries(KINDS.map(kind => [kind, listsOfKind(kind, about)])),
          revisions: Object.fromEntries(KINDS.map(kind => [kind, revisionOf(kind, about)])),
        }
      }),
    ),
  ))
