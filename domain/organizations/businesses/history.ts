import type { FactRecords } from '../../history/fact-record'
import { detailsChanged, text, type FieldWords } from '../../history/words'
import type { BusinessDetails, BusinessFact } from './events'

const DETAILS: FieldWords<BusinessDetails> = {
  name: ['the name', text],
  phone: ['the phone number', text],
  email: ['the e-mail address', text],
  website: ['the website', text],
  city: ['the city', text],
  state: ['the state', text],
  location: ['the location', text],
  facebook: ['the Facebook link', text],
  instagram: ['the Instagram link', text],
  sport: ['the sport', text],
  category: ['the category', text],
  season: ['the season', text],
  nextSeason: ['the next season', text],
  signupDeadline: ['the sign-up deadline', text],
  signupStatus: ['the sign-up status', text],
  cost: ['the cost', text],
  skillLevel: ['the skill level', text],
}

const about = ({ organization }: BusinessFact['data']) => ({ organization })

/** What the history of organizations shows of their listings. */
export const BUSINESS_HISTORY = {
  BusinessAdded: { version: 1, about, sentence: ({ details }) => `added the business ${details.name}` },
  BusinessChanged: {
    version: 1,
    about,
    sentence: ({ business, ...change }, nameOf) => detailsChanged(DETAILS, change, nameOf('business', business)),
  },
  BusinessRemoved: { version: 1, about, sentence: ({ details }) => `removed the business ${details.name}` },
  BusinessRestored: { version: 1, about, sentence: ({ details }) => `brought back the business ${details.name}` },
} as const satisfies FactRecords<BusinessFact>
