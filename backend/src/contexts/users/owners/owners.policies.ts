import type { Policy } from '../../../core/facts/policy'
import { MakeNamedOwner } from './make-named-owner.command'

/** An organization that names its owner gets them as a user (docs/facts.md#commands). */
export const makeNamedOwner: Policy<'OwnerNamed'> = {
  name: 'make-named-owner',
  on: ['OwnerNamed'],
  onRefused: 'log',
  plan: ({ data: { organization, user, profile } }, call) => [new MakeNamedOwner(call('make'), { organization, user, profile })],
}
