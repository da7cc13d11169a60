import type { Decision } from '../facts/decision'
import type { EntryId, LeagueId } from '../ids/kinds'
import type { LeaguePlace } from '../leagues/events'
import { enterLeague, joinRosterTogether, nameCaptain } from './decide'
import type { Entry, SeasonContents, SeasonContentsFact } from './state'

/** A decision on what a season holds. */
export type DecideContents = (contents: SeasonContents) => Decision<SeasonContentsFact>

/** The decisions that give a team a new entry with the roster and captain of another one (docs/seasons.md#copies). */
export const copiedEntry = (
  place: LeaguePlace,
  entry: EntryId,
  { team, roster, captain }: Pick<Entry, 'team' | 'roster' | 'captain'>,
): readonly DecideContents[] => [
  contents => enterLeague(contents, { ...place, entry, team }),
  contents => joinRosterTogether(contents, { ...place, team, players: roster }),
  contents => nameCaptain(contents, { ...place, team, captain }),
]

/** The active entries of a league, in the order of their ids. */
export const entriesIn = (contents: SeasonContents, league: LeagueId): readonly Entry[] =>
  [...contents.entries.values()].filter(entry => entry.league === league && !entry.left).sort((a, b) => a.id - b.id)
