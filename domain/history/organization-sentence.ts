import type { OrganizationFact, OrganizationProfile } from '../organizations/events'
import { SPORTS } from '../statistics/sports'
import { detailsChanged, listed, text, type FieldWords } from './words'

const sportNames = (ids: readonly number[]) => listed(ids.map(id => SPORTS.find(sport => sport.id === id)?.name ?? `sport ${id}`))

const PROFILE: FieldWords<OrganizationProfile> = {
  name: ['the name', text],
  slug: ['the slug', text],
  domain: ['the domain', text],
  sports: ['the sports', sportNames],
  logo: ['the logo', 'hidden'],
  facebook: ['the Facebook link', text],
  instagram: ['the Instagram link', text],
  youtube: ['the YouTube link', text],
  timeZone: ['the time zone', text],
}

/** What somebody did to an organization, in words that follow a name. */
export const organizationSentence = (fact: OrganizationFact): string => {
  switch (fact.type) {
    case 'OrganizationCreated':
      return `created the organization ${fact.data.profile.name}`
    case 'OrganizationChanged':
      return detailsChanged(PROFILE, fact.data)
    case 'FeatureFlagSet':
      return `switched the feature ${fact.data.flag} ${fact.data.is ? 'on' : 'off'}`
    case 'OrganizationDeleted':
      return 'deleted the organization'
  }
}
