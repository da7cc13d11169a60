import type { FactRecords } from '../history/fact-record'
import { ruleInWords } from '../order-rules/rule-in-words'
import { courtsideRulesInWords } from './courtside-rules'
import type { LeagueFact, LeaguePlace } from './events'

const ofLeague = ({ organization, season, league }: LeaguePlace) => ({ organization, season, league })

/** What the history of leagues says. */
export const LEAGUE_HISTORY = {
  LeagueAdded: { version: 1, about: ofLeague, sentence: ({ name }) => `added the league ${name}` },
  LeagueRenamed: { version: 1, about: ofLeague, sentence: ({ was, is }) => `renamed the league ${was} to ${is}` },
  LeaguesOrdered: {
    version: 2,
    about: ({ organization, season, leagues }) => ({ organization, season, league: leagues }),
    sentence: ({ leagues }, nameOf) => `ordered the leagues: ${leagues.map(league => nameOf('league', league)).join(', ')}`,
  },
  LeagueDeleted: {
    version: 1,
    about: ofLeague,
    sentence: ({ league }, nameOf) => `deleted the league ${nameOf('league', league)}`,
  },
  LeagueOrderRuleSet: {
    version: 1,
    about: ofLeague,
    sentence: ({ league, was, is }, nameOf) =>
      `changed the order of the table of ${nameOf('league', league)} from ${ruleInWords(was)} to ${ruleInWords(is)}`,
  },
  PlayOffPlacesSet: {
    version: 1,
    about: ofLeague,
    sentence: ({ league, was, is }, nameOf) => {
      const name = nameOf('league', league)
      if (was === null) return `said how many teams of ${name} go on to the play-offs: ${is}`
      if (is === null) return `took back how many teams of ${name} go on to the play-offs: ${was}`
      return `changed how many teams of ${name} go on to the play-offs from ${was} to ${is}`
    },
  },
  CourtsideRulesSet: {
    version: 2,
    about: ofLeague,
    sentence: ({ league, is }, nameOf) =>
      `changed the rules beside the court of ${nameOf('league', league)}: ${courtsideRulesInWords(is)}`,
  },
  LotsDrawn: {
    version: 1,
    about: ({ teams, ...place }) => ({ ...ofLeague(place), team: teams }),
    sentence: ({ league, teams }, nameOf) =>
      `drew lots in ${nameOf('league', league)}: ${teams.map(team => nameOf('team', team)).join(', ')}`,
  },
  LeagueRestored: { version: 1, about: ofLeague, sentence: ({ name }) => `brought back the league ${name}` },
} as const satisfies FactRecords<LeagueFact>
