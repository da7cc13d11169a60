import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import type { Documents } from '../documents/documents'
import type { CaughtUp } from '../documents/caught-up'
import type { Policy } from '../facts/policies'
import { DeleteGame } from '../games/delete-game'

/** A team that leaves a league takes the games of that entry along (design 5.9). `caughtUp` waits until the documents show a position. */
export const deleteGamesOfLeftTeam = (documents: Documents, caughtUp: CaughtUp): Policy<'TeamLeftLeague'> => ({
  type: 'TeamLeftLeague',
  follow: async ({ data: { organization, team, entry }, position }, call) => {
    await caughtUp(position)
    const listed = await documents.list(gameCard, { index: 'team', key: String(team) })
    return listed
      .flatMap(({ body }) => activeOf(body) ?? [])
      .filter(({ place }) => place.home.entry === entry || place.away.entry === entry)
      .map(({ id }) => new DeleteGame(call(id), { kind: 'policy', organization }, id))
  },
})
