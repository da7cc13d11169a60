import type { PlayerId } from '../ids/kinds'
import type { LeagueFact } from '../seasons/leagues/events'
import { changedFromTo, type NameOf } from './words'

/** What somebody did to a league, an entry or a roster, in words that follow a name. */
export const leagueSentence = (fact: LeagueFact, nameOf: NameOf): string => {
  const player = (id: PlayerId | null) => (id === null ? null : nameOf('player', id))
  switch (fact.type) {
    case 'LeagueAdded':
      return `added the league ${fact.data.name}`
    case 'LeagueRenamed':
      return `renamed the league ${fact.data.was} to ${fact.data.is}`
    case 'LeaguesOrdered':
      return `ordered the leagues: ${fact.data.order.map(league => nameOf('league', league)).join(', ')}`
    case 'LeagueDeleted':
      return `deleted the league ${nameOf('league', fact.data.league)}`
    case 'TeamEnteredLeague':
      return `entered ${nameOf('team', fact.data.team)} in ${nameOf('league', fact.data.league)}`
    case 'TeamLeftLeague':
      return `took ${nameOf('team', fact.data.team)} out of ${nameOf('league', fact.data.league)}`
    case 'PlayerJoinedRoster':
      return `put ${nameOf('player', fact.data.player)} on the roster of ${nameOf('team', fact.data.team)}`
    case 'PlayerLeftRoster':
      return `took ${nameOf('player', fact.data.player)} off the roster of ${nameOf('team', fact.data.team)}`
    case 'CaptainNamed':
      return changedFromTo(`the captain of ${nameOf('team', fact.data.team)}`, player(fact.data.was), player(fact.data.is))
  }
}
