import { factsOrNothing, type Decision } from '../facts/decision'
import type { PlayerId } from '../ids/kinds'
import { existingLeague } from '../leagues/state'
import { entryIn, joinRosterTogether, leaveRoster, TEAM_NOT_FOUND, type InEntry, type MergedInto } from './decide'
import type { EntryFact } from './events'
import type { SeasonContents } from './state'

type MovePlayers = InEntry & { readonly players: readonly PlayerId[]; readonly mergedInto?: MergedInto }

const factsIn = (decision: Decision<EntryFact>): readonly EntryFact[] => (decision.kind === 'facts' ? decision.facts : [])

/** Puts players on one roster of a season, and takes them off all others of it: all of them, or none. What they played there stays. */
export const movePlayers = (
  contents: SeasonContents,
  { players, mergedInto = () => [], ...to }: MovePlayers,
): Decision<EntryFact> => {
  const entry = entryIn(contents, to.league, to.team)
  if (!entry) return TEAM_NOT_FOUND
  const joins = joinRosterTogether(contents, { ...to, players, mergedInto })
  const others = [...contents.entries.values()].filter(
    ({ id, left, league }) => id !== entry.id && !left && existingLeague(contents, league),
  )
  const leaves = others.flatMap(({ league, team }) =>
    [...new Set(players)].flatMap(player => {
      const at = { ...to, league, team, player, merged: mergedInto(player) }
      return factsIn(leaveRoster(contents, at))
    }),
  )
  return factsOrNothing([...factsIn(joins), ...leaves])
}
