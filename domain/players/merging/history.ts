import type { FactRecords } from '../../history/fact-record'
import type { MergeFact } from './events'

const about = ({ organization, master, duplicate }: MergeFact['data']) => ({ organization, player: [master, duplicate] })

/** What the history of players tells of their merges. */
export const MERGE_HISTORY = {
  PlayersMerged: {
    version: 1,
    about,
    sentence: ({ master, duplicate }, nameOf) =>
      `merged ${nameOf('player', duplicate)} (#${duplicate}) into ${nameOf('player', master)} (#${master})`,
  },
  PlayersUnmerged: {
    version: 1,
    about,
    sentence: ({ master, duplicate }, nameOf) =>
      `took back the merge of ${nameOf('player', duplicate)} (#${duplicate}) into ${nameOf('player', master)} (#${master})`,
  },
} as const satisfies FactRecords<MergeFact>
