import type { Policy } from '../facts/policies'
import { JoinRoster } from '../teams/join-roster'

/** A new player joins the roster that he was added for (design 2). */
export const joinNewPlayer: Policy<'PlayerAdded'> = {
  type: 'PlayerAdded',
  follow: ({ data: { organization, player, joins } }, call) => {
    if (joins === null) return Promise.resolve([])
    const { season, league, team } = joins
    return Promise.resolve([new JoinRoster(call('join'), { kind: 'policy', organization }, { season, league, team }, player)])
  },
}
