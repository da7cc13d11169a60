import { seasonStream } from '@fullcourt/domain/entries/state'
import type { ByeId } from '@fullcourt/domain/ids/kinds'
import { BYE_NOT_FOUND, deleteBye, restoreBye } from '@fullcourt/domain/schedules/byes/decide'
import { byeStream } from '@fullcourt/domain/schedules/byes/state'
import { byeCard } from '@fullcourt/projections/schedules/byes/bye'
import { command, data } from '../../../core/facts/command'
import { Decider } from '../../../core/facts/decider'
import type { Scope } from '../../../core/http/scope'
import { LeagueDateAccess } from '../league-date-access'

type OfBye = { readonly scope: Scope; readonly bye: ByeId }

const byeNamed = (id: ByeId) => ({ model: byeCard, id, notFound: BYE_NOT_FOUND })

/** Deletes a bye, for all its teams. */
export const DeleteBye = command('DeleteBye', {
  takes: data<OfBye>(),
  uses: { dates: LeagueDateAccess },
  access: async ({ scope, bye }, { dates }) => ({ ...(await dates.placeOf(scope, byeNamed(bye))), bye }),
  stream: byeStream,
  id: ({ league }) => league,
  decide: deleteBye,
})

/** Brings a deleted bye back, for all its teams. */
export const RestoreBye = command('RestoreBye', {
  takes: data<OfBye>(),
  uses: { decider: Decider, dates: LeagueDateAccess },
  access: async ({ scope, bye }, { decider, dates }) => {
    const place = await dates.placeToReturnTo(scope, byeNamed(bye))
    return { ...place, bye, contents: await decider.state(seasonStream, place.season) }
  },
  stream: byeStream,
  id: ({ league }) => league,
  decide: (byes, { contents, ...place }) => restoreBye(byes, contents, place),
})
