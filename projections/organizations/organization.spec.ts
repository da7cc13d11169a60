import type { Colours } from '@fullcourt/domain/branding/colour'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { specification } from '../testing/specification'
import { ALL_ORGANIZATIONS, organizationCard, type OrganizationCard } from './organization'

const given = specification<OrganizationCard>(organizationCard)

const profile: OrganizationProfile = {
  name: 'Harbour League',
  slug: 'harbour',
  domain: null,
  sports: [1],
  logo: null,
  facebook: null,
  instagram: null,
  youtube: null,
  timeZone: 'America/Los_Angeles',
}

const created = (organization = 1): AnyFact => ({ type: 'OrganizationCreated', data: { organization, profile } })
const changed = (was: Partial<OrganizationProfile>, is: Partial<OrganizationProfile>): AnyFact => ({
  type: 'OrganizationChanged',
  data: { organization: 1, was, is },
})
const flagged = (flag: string, is: boolean): AnyFact => ({
  type: 'FeatureFlagSet',
  data: { organization: 1, flag, was: !is, is },
})
const coloured = (team: number | null, is: Colours): AnyFact => ({
  type: 'ColoursChosen',
  data: { organization: 1, team, was: [], is },
})
const abbreviated: AnyFact = {
  type: 'AbbreviationChosen',
  data: { organization: 1, team: null, was: null, is: 'HAR' },
}
const deleted: AnyFact = { type: 'OrganizationDeleted', data: { organization: 1 } }

it('An organization begins with its profile and no flags', () =>
  given(created()).thenOf('1', { id: 1, profile, flags: {}, status: 'active' }))

it('A changed profile keeps what was not named', () =>
  given(created(), flagged('bracket', true), changed({ domain: null }, { domain: 'harbour.example' })).thenOf('1', {
    id: 1,
    profile: { ...profile, domain: 'harbour.example' },
    flags: { bracket: true },
    status: 'active',
  }))

it('Flags are on and off as they were last set', () =>
  given(created(), flagged('bracket', true), flagged('photos', true), flagged('photos', false)).thenOf('1', {
    id: 1,
    profile,
    flags: { bracket: true, photos: false },
    status: 'active',
  }))

it('An organization has the colours and the abbreviation that were chosen for it, not those of its teams', () =>
  given(created(), coloured(null, ['#0c2340']), abbreviated, coloured(11, ['#c8102e'])).thenOf('1', {
    branding: { colours: ['#0c2340'], abbreviation: 'HAR' },
  }))

it('A deleted organization keeps its profile and is in no list', () => {
  given(created(), created(2), deleted).thenOf('1', { id: 1, profile, flags: {}, status: 'deleted' })
  given(created(), created(2), deleted).thenList('all', ALL_ORGANIZATIONS, '2')
})

it('All organizations are in the order of their ids', () =>
  given(created(10), created(9)).thenList('all', ALL_ORGANIZATIONS, '9', '10'))

it('A fact of an organization that is not known changes nothing', () => given(deleted).thenOf('1', { status: 'unknown' }))
