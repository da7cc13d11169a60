import type { Documents } from '../../../storage/documents/documents'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { Decider } from '../../../core/facts/decider'
import type { Policy } from '../../../core/facts/policy'
import { gamesOfTeam } from '../../../core/readers/team-games'
import { DeleteGame } from '../games.commands'

/**
 * When a team leaves a league, the games of that entry are deleted, unless it was brought back before
 * (docs/facts.md#deleting-and-bringing-back).
 */
export const deleteGamesOfLeftTeam = (decider: Decider, documents: Documents): Policy<'TeamLeftLeague'> => ({
  name: 'delete-games-of-left-team',
  on: ['TeamLeftLeague'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, season, team, entry } }, call) => {
    const { entries } = await decider.state(seasonStream, season)
    if (entries.get(entry)?.left === false) return []
    const games = await gamesOfTeam(documents, { season, team, entry })
    return games.map(({ id }) => new DeleteGame(call(id), { scope: { kind: 'policy', organization }, game: id }))
  },
})
