import { longDate } from '../facts/wall-time'
import type { FactRecords } from '../history/fact-record'
import { detailsChanged, text, type FieldWords, type NameOf } from '../history/words'
import type { SeasonId } from '../ids/kinds'
import type { SeasonActivated, SeasonDetails, SeasonFact } from './events'

const DETAILS: FieldWords<SeasonDetails> = {
  name: ['the name', text],
  startDate: ['the start', longDate],
  finishDate: ['the finish', longDate],
}

const about = ({ organization, season }: Pick<SeasonFact['data'], 'organization' | 'season'>) => ({ organization, season })

/** The season that is active no longer shows it as well. */
const aboutBoth = ({ organization, season, deactivates }: SeasonActivated['data']) => ({
  organization,
  season: [season, deactivates],
})

const insteadOf = (season: SeasonId | null, nameOf: NameOf) => (season === null ? '' : ` instead of ${nameOf('season', season)}`)

/** What the history shows of seasons. */
export const SEASON_HISTORY = {
  SeasonCreated: {
    version: 1,
    about: aboutBoth,
    sentence: ({ active, details, deactivates }, nameOf) =>
      `created the ${active ? 'active ' : ''}season ${details.name}${insteadOf(deactivates, nameOf)}`,
  },
  SeasonChanged: {
    version: 1,
    about,
    sentence: (change, nameOf) => detailsChanged(DETAILS, change, nameOf('season', change.season)),
  },
  SeasonActivated: {
    version: 1,
    about: aboutBoth,
    sentence: ({ season, deactivates }, nameOf) =>
      `made the season ${nameOf('season', season)} active${insteadOf(deactivates, nameOf)}`,
  },
  SeasonDeactivated: {
    version: 1,
    about,
    sentence: ({ season }, nameOf) => `made the season ${nameOf('season', season)} inactive`,
  },
  SeasonDeleted: { version: 1, about, sentence: ({ season }, nameOf) => `deleted the season ${nameOf('season', season)}` },
  SeasonRestored: {
    version: 1,
    about,
    sentence: ({ details, active }) => `brought back the ${active ? 'active ' : ''}season ${details.name}`,
  },
} as const satisfies FactRecords<SeasonFact>
