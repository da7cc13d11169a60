import { statusOf } from '@fullcourt/domain/games/status'
import type * as Vocabulary from 'schema-dts'
import { createApi } from '../api/client'
import { breadcrumbs } from './breadcrumbs'
import { siteOnDay, tenantName } from './site'
import { sportsEvent, sportsOrganization, sportsTeam } from './sports-event'
import type { BreadcrumbList, DescribedGame, Place, SportsEvent, SportsOrganization, SportsTeam } from './structured-data'
import { demoTenant } from './testing/tenant'

const tenant = demoTenant()
const api = createApi(() => Promise.resolve({ status: 404, body: null }), tenantName(tenant))
const site = siteOnDay({ tenant, theme: 'auto', user: null, api, pages: [] }, '2026-11-21')

const game = (over: Partial<DescribedGame> = {}): DescribedGame => ({
  id: 41,
  startsAt: '2026-07-01T19:30:00-07:00',
  place: 'Court 1',
  state: 'scheduled',
  away: { id: 1, name: 'DINKs', logo: null },
  home: { id: 2, name: 'Ohana', logo: '/uploads/ohana.webp' },
  ...over,
})
const said = { description: 'DINKs 58, Ohana 61.', preview: '/api/gamesv2/41/preview.png?slug=demo' }
const [event] = sportsEvent(site, game(), said)

/** The properties of what is written that a type of schema.org does not have. */
type Unknown<Written, Type> = Exclude<keyof Written, Type extends unknown ? keyof Type : never>
/** Compiles where schema.org has all properties of what is written, each for values of that kind. */
type Accepted<Written extends Type & Readonly<Record<Unknown<Written, Type>, never>>, Type> = Written

/** The compiler is the test: what schema.org does not accept is no type here. */
export type AllAccepted = readonly [
  Accepted<SportsEvent, Vocabulary.SportsEvent>,
  Accepted<SportsTeam, Vocabulary.SportsTeam>,
  Accepted<SportsOrganization, Vocabulary.SportsOrganization>,
  Accepted<Place, Vocabulary.Place>,
  Accepted<BreadcrumbList, Vocabulary.BreadcrumbList>,
  Accepted<BreadcrumbList['itemListElement'][number], Vocabulary.ListItem>,
]

/** Rules of schema.org, and of the searches that read it: what a type must have, and of what kind that is. */
const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value)
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isStart = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?$/.test(value)
const isOneOf = (words: readonly string[]) => (value: unknown) =>
  words.map(word => `https://schema.org/${word}`).includes(String(value))
const isPart = (type: string) => (value: unknown) => faultsOf(value as Thing, type).length === 0
type Thing = Readonly<Record<string, unknown>>
type Rules = Readonly<Record<string, { readonly must?: true; readonly is: (value: unknown) => boolean }>>

const named: Rules = { name: { must: true, is: isText }, url: { is: isUrl } }
const VOCABULARY: Readonly<Record<string, Rules>> = {
  SportsEvent: {
    ...named,
    startDate: { must: true, is: isStart },
    eventStatus: { must: true, is: isOneOf(['EventScheduled', 'EventCancelled', 'EventPostponed', 'EventRescheduled']) },
    eventAttendanceMode: { is: isOneOf(['OfflineEventAttendanceMode']) },
    location: { is: isPart('Place') },
    homeTeam: { must: true, is: isPart('SportsTeam') },
    awayTeam: { must: true, is: isPart('SportsTeam') },
    organizer: { is: isPart('SportsOrganization') },
    description: { must: true, is: isText },
    image: { must: true, is: isUrl },
    sport: { is: isText },
  },
  Place: { ...named, address: { must: true, is: isText } },
  SportsTeam: { ...named, sport: { is: isText }, logo: { is: isUrl }, memberOf: { is: isPart('SportsOrganization') } },
  SportsOrganization: {
    ...named,
    sport: { is: isText },
    logo: { is: isUrl },
    sameAs: { is: value => Array.isArray(value) && value.every(isUrl) },
  },
  BreadcrumbList: {
    itemListElement: { must: true, is: value => Array.isArray(value) && value.length > 0 && value.every(isPart('ListItem')) },
  },
  ListItem: { position: { must: true, is: Number.isInteger }, name: { must: true, is: isText }, item: { must: true, is: isUrl } },
}

function faultsOf(thing: Thing, type = String(thing['@type'])): readonly string[] {
  const rules = VOCABULARY[type] ?? {}
  if (thing['@type'] !== type) return [`${String(thing['@type'])} is no ${type}`]
  const missing = Object.keys(rules).filter(name => rules[name]?.must && !(name in thing))
  const unknown = Object.keys(thing).filter(name => name !== '@type' && !(name in rules))
  const wrong = Object.keys(thing).filter(name => rules[name]?.is(thing[name]) === false)
  return [...missing.map(name => `no ${name}`), ...unknown.map(name => `unknown ${name}`), ...wrong.map(name => `wrong ${name}`)]
}

it.each([
  ['a game', event],
  ['a game without a place', sportsEvent(site, game({ place: null }), said)[0]],
  ['a game of which the day alone is known', sportsEvent(site, game({ startsAt: '2026-07-01' }), said)[0]],
  ['a team', { ...sportsTeam(site, game().home), memberOf: sportsOrganization(site) }],
  ['an organization', sportsOrganization(site)],
  ['the way to a page', breadcrumbs(site, [{ name: 'Schedule', to: '/schedule' }])],
])('%s is as the vocabulary has it', (_, thing) => expect(faultsOf((thing ?? {}) as Thing)).toEqual([]))

it('A rule that is broken is found', () => {
  const broken = { '@type': 'SportsEvent', name: '', startDate: '7:30 PM', colour: 'red' }
  expect(faultsOf(broken)).toEqual([
    'no eventStatus',
    'no homeTeam',
    'no awayTeam',
    'no description',
    'no image',
    'unknown colour',
    'wrong name',
    'wrong startDate',
  ])
})

it.each([
  ['Cancelled', 'EventCancelled'],
  ['canceled', 'EventCancelled'],
  ['Postponed', 'EventPostponed'],
  ['Postponed by rain', 'EventPostponed'],
  ['Forfeited by Ohana', 'EventCancelled'],
  ['scheduled', 'EventScheduled'],
])('A game that is %s is an %s', (status, is) =>
  expect(sportsEvent(site, game({ state: statusOf({ status, score: null }) }), said)[0]?.eventStatus).toBe(
    `https://schema.org/${is}`,
  ),
)

it('A game that is completed is an EventScheduled, whatever its status says', () =>
  expect(
    sportsEvent(site, game({ state: statusOf({ status: 'cancelled', score: { home: 61, away: 58 } }) }), said)[0]?.eventStatus,
  ).toBe('https://schema.org/EventScheduled'))

it('A game whose day is to be decided is no event', () => expect(sportsEvent(site, game({ startsAt: null }), said)).toEqual([]))
