import type { OrganizationId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { erasePlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import { command, data } from '../../../core/facts/command'

/** Erases what is stored of a person under one more of their ids. */
export const EraseMergedPlayer = command('EraseMergedPlayer', {
  takes: data<{ readonly organization: OrganizationId; readonly player: PlayerId }>(),
  access: ({ organization }) => ({ organization }),
  stream: playerStream,
  id: (_, { player }) => player,
  decide: erasePlayer,
})
