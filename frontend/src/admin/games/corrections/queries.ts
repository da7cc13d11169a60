import { useMutation } from '@tanstack/react-query'
import type { CorrectionAnswer } from '../../../api/schema'
import { api } from '../../api'
import { useInvalidateGame } from '../queries'

type Wanted = { readonly correction: CorrectionAnswer; readonly isPublic: boolean }

/** Makes the reason of a correction public, or takes it off the public pages, unless somebody did meanwhile (409). */
export const useShowReason = (game: number) => {
  const invalidate = useInvalidateGame(game)
  return useMutation({
    mutationFn: ({ correction: { number, revision = 0 }, isPublic }: Wanted) =>
      api.put('/api/gamesv2/{id}/corrections/{number}', { public: isPublic }, { path: { id: game, number }, ifMatch: revision }),
    onSettled: () => invalidate(),
  })
}
