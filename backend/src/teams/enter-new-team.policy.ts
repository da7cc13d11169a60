import type { Policy } from '../facts/policies'
import { EnterLeague } from './enter-league'

/** A new team enters the league that it was made for (design 2). */
export const enterNewTeam: Policy<'TeamCreated'> = {
  type: 'TeamCreated',
  follow: ({ data: { organization, team, enters } }, call) => {
    if (enters === null) return Promise.resolve([])
    const { entry, ...league } = enters
    return Promise.resolve([new EnterLeague(call('enter'), { kind: 'policy', organization }, { ...league, team }, entry)])
  },
}
