import type { FactRecords } from '../history/fact-record'
import { changedFromTo } from '../history/words'
import type { EntryPlace, LeagueFact, LeaguePlace } from './events'

const ofLeague = ({ organization, season, league }: LeaguePlace) => ({ organization, season, league })
const ofEntry = ({ team, ...place }: EntryPlace) => ({ ...ofLeague(place), team })

/** What the history of leagues, entries and rosters tells. */
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
  TeamEnteredLeague: {
    version: 1,
    about: ofEntry,
    sentence: ({ team, league }, nameOf) => `entered ${nameOf('team', team)} in ${nameOf('league', league)}`,
  },
  TeamLeftLeague: {
    version: 1,
    about: ofEntry,
    sentence: ({ team, league }, nameOf) => `took ${nameOf('team', team)} out of ${nameOf('league', league)}`,
  },
  PlayerJoinedRoster: {
    version: 1,
    about: ({ player, ...place }) => ({ ...ofEntry(place), player }),
    sentence: ({ player, team }, nameOf) => `put ${nameOf('player', player)} on the roster of ${nameOf('team', team)}`,
  },
  PlayerLeftRoster: {
    version: 1,
    about: ({ player, ...place }) => ({ ...ofEntry(place), player }),
    sentence: ({ player, team }, nameOf) => `took ${nameOf('player', player)} off the roster of ${nameOf('team', team)}`,
  },
  CaptainNamed: {
    version: 1,
    about: ({ was, is, ...place }) => ({ ...ofEntry(place), player: [was, is] }),
    sentence: ({ team, was, is }, nameOf) => {
      const name = (player: typeof is) => (player === null ? null : nameOf('player', player))
      return changedFromTo(`the captain of ${nameOf('team', team)}`, name(was), name(is))
    },
  },
} as const satisfies FactRecords<LeagueFact>
