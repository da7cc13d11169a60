import type { CorrectionAnswer } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { useCall } from '../../../parts/calls/use-call'
import { viewsOfGame } from '../queries'

type Wanted = { readonly correction: CorrectionAnswer; readonly isPublic: boolean }

/** Makes the reason of a correction public, or takes it off the public pages, unless somebody did meanwhile (409). */
export const useShowReason = (game: number) =>
  useCall(
    ({ correction: { number, revision = 0 }, isPublic }: Wanted) =>
      api.put('/api/gamesv2/{id}/corrections/{number}', { public: isPublic }, { path: { id: game, number }, ifMatch: revision }),
    viewsOfGame(game),
  )
