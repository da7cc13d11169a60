import type { Decision } from '@fullcourt/domain/facts/decision'
import type { EntryId, LeagueId } from '@fullcourt/domain/ids/kinds'
import { enterLeague, joinRosterTogether, nameCaptain } from '@fullcourt/domain/leagues/decide'
import type { LeagueFact, LeaguePlace } from '@fullcourt/domain/leagues/events'
import type { Entry, SeasonContents } from '@fullcourt/domain/leagues/state'

/** A decision of a season's stream. */
export type DecideLeague = (contents: SeasonContents) => Decision<LeagueFact>

/** The decisions that give a team a new entry with the roster and captain of another one (design 2, Identities). */
export const copiedEntry = (
  place: LeaguePlace,
  entry: EntryId,
  { team, roster, captain }: Pick<Entry, 'team' | 'roster' | 'captain'>,
): readonly DecideLeague[] => [
  contents => enterLeague(contents, { ...place, entry, team }),
  contents => joinRosterTogether(contents, { ...place, team, players: roster }),
  contents => nameCaptain(contents, { ...place, team, captain }),
]

/** The standing entries of a league, in the order of their ids. */
export const entriesIn = (contents: SeasonContents, league: LeagueId): readonly Entry[] =>
  [...contents.entries.values()].filter(entry => entry.league === league && !entry.left).sort((a, b) => a.id - b.id)
