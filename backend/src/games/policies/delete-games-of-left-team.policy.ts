import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import type { Documents } from '../../documents/documents'
import type { Policy } from '../../facts/policy'
import { DeleteGame } from '../commands/delete-game.command'

/** When a team leaves a league, the games of that entry are deleted (design 5.9). */
export const deleteGamesOfLeftTeam = (documents: Documents): Policy<'TeamLeftLeague'> => ({
  name: 'delete-games-of-left-team',
  on: ['TeamLeftLeague'],
  looksAtDocuments: true,
  onRefused: 'log',
  plan: async ({ data: { organization, team, entry } }, call) => {
    const listed = await documents.list(gameCard, { index: 'team', key: String(team) })
    return listed
      .flatMap(({ body }) => activeOf(body) ?? [])
      .filter(({ context }) => context.home.entry === entry || context.away.entry === entry)
      .map(({ id }) => new DeleteGame(call(id), { kind: 'policy', organization }, id))
  },
})
