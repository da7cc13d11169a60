import { matchupInWords, when } from '../games/history'
import type { FactRecords } from '../history/fact-record'
import type { BracketFact, MatchupPlace } from './events'

type Place = Pick<MatchupPlace, 'organization' | 'season' | 'game'>

const about = ({ organization, season, game }: Place) => ({ organization, season, game })

/** What the history shows of brackets. */
export const BRACKET_HISTORY = {
  MatchupGameCreated: {
    version: 1,
    about: ({ home, away, ...data }) => ({
      ...about(data),
      league: [home.league, away.league],
      team: [home.team, away.team],
    }),
    sentence: (data, nameOf) =>
      `created the game ${matchupInWords(data, nameOf)} of the bracket matchup ${data.matchup}${when(data.details)}`,
  },
  MatchupGameRemoved: { version: 1, about, sentence: ({ matchup }) => `freed the bracket matchup ${matchup}` },
  ThirdPlaceGameSet: {
    version: 1,
    about: ({ organization, season }) => ({ organization, season }),
    sentence: ({ division, is }, nameOf) =>
      `${is ? 'added' : 'removed'} the game for third place ${is ? 'to' : 'from'} the bracket of the division ${nameOf('division', division)}`,
  },
  MatchupGameRestored: {
    version: 1,
    about,
    sentence: ({ matchup }) => `gave the bracket matchup ${matchup} back to its game`,
  },
} as const satisfies FactRecords<BracketFact>
