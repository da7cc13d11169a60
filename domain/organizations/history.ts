import type { FactRecords } from '../history/fact-record'
import { readModelWords } from '../history/read-model-words'
import { detailsChanged, enumeration, text, type FieldWords } from '../history/words'
import { sportOf } from '../sports/sports'
import type { ActionCutShort, OrganizationFact, OrganizationProfile } from './events'
import { featureLabel } from './features'

const sportNames = (ids: readonly number[]) => enumeration(ids.map(id => sportOf(id)?.name ?? `sport ${id}`))

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

const about = ({ organization }: OrganizationFact['data']) => ({ organization })

/** `repaired 3 stored documents: 2 of standings and 1 of team card` */
const repairInWords = (documents: { readonly [readModel: string]: number }): string => {
  const count = Object.values(documents).reduce((sum, one) => sum + one, 0)
  const parts = Object.entries(documents).map(([model, some]) => `${some} of ${readModelWords(model)}`)
  return `repaired ${count} stored ${count === 1 ? 'document' : 'documents'}: ${enumeration(parts)}`
}

const cutShortInWords = ({ done, of, why, undone }: ActionCutShort['data']): string => {
  const rest = `could not finish what was cut off, because the rest was refused: ${why}`
  if (done === 0) return `${rest} Nothing of it was done.`
  return `${rest} ${undone ? 'What had been done of it was undone' : 'What had been done of it stays'} (${done} of ${of} changes).`
}

/** What the history shows of organizations. */
export const ORGANIZATION_HISTORY = {
  OrganizationCreated: { version: 1, about, sentence: ({ profile }) => `created the organization ${profile.name}` },
  OrganizationChanged: { version: 1, about, sentence: change => detailsChanged(PROFILE, change) },
  FeatureFlagSet: {
    version: 1,
    about,
    sentence: ({ flag, is }) => `switched the feature “${featureLabel(flag)}” ${is ? 'on' : 'off'}`,
  },
  OwnerNamed: {
    version: 1,
    about: ({ organization, user }) => ({ organization, user }),
    sentence: ({ user }, nameOf) => `made ${nameOf('user', user)} the owner of the organization`,
  },
  StatisticsRepaired: { version: 1, about, sentence: ({ documents }) => repairInWords(documents) },
  ActionCutShort: { version: 1, about, sentence: cutShortInWords },
  OrganizationDeleted: { version: 1, about, sentence: () => 'deleted the organization' },
  OrganizationRestored: { version: 1, about, sentence: ({ profile }) => `brought back the organization ${profile.name}` },
} as const satisfies FactRecords<OrganizationFact>
