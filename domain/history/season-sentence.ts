import { longDate } from '../facts/wall-time'
import type { SeasonId } from '../ids/kinds'
import type { SeasonDetails, SeasonFact } from '../seasons/events'
import { detailsChanged, text, type FieldWords, type NameOf } from './words'

const DETAILS: FieldWords<SeasonDetails> = {
  name: ['the name', text],
  startDate: ['the start', longDate],
  finishDate: ['the finish', longDate],
}

/** What somebody did to a season, in words that follow a name. */
export const seasonSentence = (fact: SeasonFact, nameOf: NameOf): string => {
  const insteadOf = (season: SeasonId | null) => (season === null ? '' : ` instead of ${nameOf('season', season)}`)
  switch (fact.type) {
    case 'SeasonCreated':
      return `created the ${fact.data.active ? 'active ' : ''}season ${fact.data.details.name}${insteadOf(fact.data.deactivates)}`
    case 'SeasonChanged':
      return detailsChanged(DETAILS, fact.data, nameOf('season', fact.data.season))
    case 'SeasonActivated':
      return `made the season ${nameOf('season', fact.data.season)} active${insteadOf(fact.data.deactivates)}`
    case 'SeasonDeactivated':
      return `made the season ${nameOf('season', fact.data.season)} inactive`
    case 'SeasonDeleted':
      return `deleted the season ${nameOf('season', fact.data.season)}`
  }
}
