import type { Policy } from '../../../core/facts/policy'
import { EnterLeague } from '../entries.commands'

/** A new team enters the league that it was made for (docs/facts.md#commands). */
export const enterNewTeam: Policy<'TeamCreated'> = {
  name: 'enter-new-team',
  on: ['TeamCreated'],
  onRefused: 'log',
  plan: ({ data: { organization, team, enters } }, call) => {
    if (enters === null) return []
    const { entry, ...league } = enters
    return [new EnterLeague(call('enter'), { scope: { kind: 'policy', organization }, at: { ...league, team }, entry })]
  },
}
