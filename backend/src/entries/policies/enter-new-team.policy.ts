import type { Policy } from '../../facts/policy'
import { EnterLeague } from '../commands/enter-league.command'

/** A new team enters the league that it was made for (docs/facts.md#commands). */
export const enterNewTeam: Policy<'TeamCreated'> = {
  name: 'enter-new-team',
  on: ['TeamCreated'],
  onRefused: 'log',
  plan: ({ data: { organization, team, enters } }, call) => {
    if (enters === null) return []
    const { entry, ...league } = enters
    return [new EnterLeague(call('enter'), { kind: 'policy', organization }, { ...league, team }, entry)]
  },
}
