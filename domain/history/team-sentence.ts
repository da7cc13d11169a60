import type { TeamDetails, TeamFact } from '../teams/events'
import { detailsChanged, text, type FieldWords, type NameOf } from './words'

const DETAILS: FieldWords<TeamDetails> = { name: ['the name', text], logo: ['the logo', 'hidden'] }

/** What somebody did to a team, in words that follow a name. */
export const teamSentence = (fact: TeamFact, nameOf: NameOf): string => {
  switch (fact.type) {
    case 'TeamCreated':
      return `created the team ${fact.data.details.name}`
    case 'TeamChanged':
      return detailsChanged(DETAILS, fact.data, nameOf('team', fact.data.team))
    case 'TeamDeleted':
      return `deleted the team ${nameOf('team', fact.data.team)}`
  }
}
