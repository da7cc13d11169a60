import type { FactRecords } from '../history/fact-record'
import { changeInWords } from '../history/words'
import type { EntryFact, EntryPlace } from './events'

const about = ({ organization, season, league, team }: EntryPlace) => ({ organization, season, league, team })

/** What the history of entries, their rosters and captains says. */
export const ENTRY_HISTORY = {
  TeamEnteredLeague: {
    version: 1,
    about,
    sentence: ({ team, league }, nameOf) => `entered ${nameOf('team', team)} in ${nameOf('league', league)}`,
  },
  TeamLeftLeague: {
    version: 1,
    about,
    sentence: ({ team, league }, nameOf) => `took ${nameOf('team', team)} out of ${nameOf('league', league)}`,
  },
  PlayerJoinedRoster: {
    version: 1,
    about: ({ player, ...place }) => ({ ...about(place), player }),
    sentence: ({ player, team }, nameOf) => `put ${nameOf('player', player)} on the roster of ${nameOf('team', team)}`,
  },
  PlayerLeftRoster: {
    version: 1,
    about: ({ player, ...place }) => ({ ...about(place), player }),
    sentence: ({ player, team }, nameOf) => `took ${nameOf('player', player)} off the roster of ${nameOf('team', team)}`,
  },
  EntryRestored: {
    version: 1,
    about,
    sentence: ({ team, league }, nameOf) => `brought ${nameOf('team', team)} back into ${nameOf('league', league)}`,
  },
  RosterPlaceRestored: {
    version: 1,
    about: ({ player, ...place }) => ({ ...about(place), player }),
    sentence: ({ player, team, captain }, nameOf) =>
      `put ${nameOf('player', player)} back on the roster of ${nameOf('team', team)}${captain ? ', as its captain' : ''}`,
  },
  CaptainNamed: {
    version: 1,
    about: ({ was, is, ...place }) => ({ ...about(place), player: [was, is] }),
    sentence: ({ team, was, is }, nameOf) => {
      const name = (player: typeof is) => (player === null ? null : nameOf('player', player))
      return changeInWords(`the captain of ${nameOf('team', team)}`, name(was), name(is))
    },
  },
} as const satisfies FactRecords<EntryFact>
