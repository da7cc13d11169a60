import type { FactRecords } from '../../history/fact-record'
import type { NameOf } from '../../history/words'
import type { PlayerId } from '../../ids/kinds'
import type { MergeFact } from './events'

const about = ({ organization, master, duplicate }: MergeFact['data']) => ({ organization, player: [master, duplicate] })

/** Duplicates often have the same name: the number tells them apart. */
const nameWithNumber = (nameOf: NameOf, player: PlayerId) => `${nameOf('player', player)} (#${player})`

/** What the history shows of merged players: it is the same for both. */
export const MERGE_HISTORY = {
  PlayersMerged: {
    version: 1,
    about,
    sentence: ({ master, duplicate }, nameOf) =>
      `merged ${nameWithNumber(nameOf, duplicate)} into ${nameWithNumber(nameOf, master)}`,
  },
  PlayersUnmerged: {
    version: 1,
    about,
    sentence: ({ master, duplicate }, nameOf) =>
      `undid the merge of ${nameWithNumber(nameOf, duplicate)} into ${nameWithNumber(nameOf, master)}`,
  },
} as const satisfies FactRecords<MergeFact>
