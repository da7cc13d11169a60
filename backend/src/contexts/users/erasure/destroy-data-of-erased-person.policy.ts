import type { Policy } from '../../../core/facts/policy'
import { DestroyPersonalData } from './destroy-personal-data.command'

/** The key and the photo of an erased person go (docs/people.md#erasing); again where a private store from before is put back. */
export const destroyDataOfErasedPerson: Policy<'PersonErased'> = {
  name: 'destroy-data-of-erased-person',
  on: ['PersonErased'],
  begins: 'beginning',
  onRefused: 'log',
  plan: ({ data }, call) => [new DestroyPersonalData(call('data'), { person: data })],
}
