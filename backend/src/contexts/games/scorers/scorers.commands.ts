import type { UserId } from '@fullcourt/domain/ids/kinds'
import { endScorerLink } from '@fullcourt/domain/scorers/decide'
import { scorerStream } from '@fullcourt/domain/scorers/state'
import { ScorerAccess } from '../../../core/access/scorer-access'
import { command, data } from '../../../core/facts/command'
import type { Scope } from '../../../core/http/scope'

/** Ends a link before its time: from the next call on it lets nobody do anything. */
export const EndScorerLink = command('EndScorerLink', {
  takes: data<{ readonly scope: Scope; readonly scorer: UserId }>(),
  uses: { scorers: ScorerAccess },
  access: ({ scope, scorer }, { scorers }) => scorers.scorer(scope, scorer),
  stream: scorerStream,
  id: (_, { scorer }) => scorer,
  decide: (link, _, __, { now }) => endScorerLink(link, { now }),
})
