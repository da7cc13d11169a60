import type { FactRecords } from '../history/fact-record'
import { detailsChanged, text, type FieldWords } from '../history/words'
import type { TeamDetails, TeamFact } from './events'

const DETAILS: FieldWords<TeamDetails> = { name: ['the name', text], logo: ['the logo', 'hidden'] }

const about = ({ organization, team }: TeamFact['data']) => ({ organization, team })

/** What the history shows of teams. */
export const TEAM_HISTORY = {
  TeamCreated: {
    version: 1,
    about: ({ enters, ...data }) => ({ ...about(data), season: enters?.season, league: enters?.league }),
    sentence: ({ details }) => `created the team ${details.name}`,
  },
  TeamChanged: {
    version: 1,
    about,
    sentence: (change, nameOf) => detailsChanged(DETAILS, change, nameOf('team', change.team)),
  },
  TeamDeleted: { version: 1, about, sentence: ({ team }, nameOf) => `deleted the team ${nameOf('team', team)}` },
  TeamRestored: { version: 1, about, sentence: ({ details }) => `brought back the team ${details.name}` },
} as const satisfies FactRecords<TeamFact>
