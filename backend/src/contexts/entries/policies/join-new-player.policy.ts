import type { Policy } from '../../../core/facts/policy'
import { JoinRoster } from '../entries.commands'

/** A new player joins the roster that they were added for (docs/facts.md#commands). */
export const joinNewPlayer: Policy<'PlayerAdded'> = {
  name: 'join-new-player',
  on: ['PlayerAdded'],
  onRefused: 'log',
  plan: ({ data: { organization, player, joins } }, call) => {
    if (joins === null) return []
    const { season, league, team, entry } = joins
    return [
      new JoinRoster(call('join'), {
        scope: { kind: 'policy', organization },
        at: { season, league, team },
        player,
        newIn: entry,
      }),
    ]
  },
}
