import type { Policy } from '../../core/facts/policy'
import { RemovePhoto } from './commands/remove-photo.command'

/** A photo that was taken away or replaced is gone at once (docs/people.md#photos-and-images). */
export const removeReplacedPhoto: Policy<'PlayerChanged'> = {
  name: 'remove-replaced-photo',
  on: ['PlayerChanged'],
  onRefused: 'log',
  plan: ({ data: { player, was, is } }, call) =>
    is.image !== undefined && was.image ? [new RemovePhoto(call('photo'), { player, address: was.image })] : [],
}
