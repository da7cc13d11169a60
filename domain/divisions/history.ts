import type { FactRecords } from '../history/fact-record'
import type { DivisionFact, DivisionPlace } from './events'

const about = ({ organization, season }: DivisionPlace) => ({ organization, season })

/** What the history of divisions says. A seed is a position counted from 1. */
export const DIVISION_HISTORY = {
  DivisionCreated: { version: 1, about, sentence: ({ name }) => `created the division ${name}` },
  DivisionRenamed: { version: 1, about, sentence: ({ was, is }) => `renamed the division ${was} to ${is}` },
  DivisionDeleted: {
    version: 1,
    about,
    sentence: ({ division }, nameOf) => `deleted the division ${nameOf('division', division)}`,
  },
  DivisionRestored: {
    version: 1,
    about: ({ teams, ...place }) => ({ ...about(place), team: teams.map(({ team }) => team) }),
    sentence: ({ name }) => `brought back the division ${name}`,
  },
  TeamAssignedToDivision: {
    version: 1,
    about: ({ league, team, ...place }) => ({ ...about(place), league, team }),
    sentence: ({ team, division, position }, nameOf) =>
      `put ${nameOf('team', team)} into the division ${nameOf('division', division)} as seed ${position + 1}`,
  },
  TeamRemovedFromDivision: {
    version: 1,
    about: ({ league, team, ...place }) => ({ ...about(place), league, team }),
    sentence: ({ team, division }, nameOf) => `took ${nameOf('team', team)} out of the division ${nameOf('division', division)}`,
  },
  DivisionTeamsOrdered: {
    version: 1,
    about: ({ teams, ...place }) => ({ ...about(place), team: teams }),
    sentence: ({ division, teams }, nameOf) =>
      `ordered the division ${nameOf('division', division)}: ${teams.map(team => nameOf('team', team)).join(', ')}`,
  },
} as const satisfies FactRecords<DivisionFact>
