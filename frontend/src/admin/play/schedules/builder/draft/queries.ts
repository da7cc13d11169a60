import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Sent } from '../../../../../api/calls'
import type { DraftAnswer, DraftSlotDto, NewDraftGamesDto } from '../../../../../api/schema'
import { api } from '../../../../parts/calls/api'
import { adminQuery } from '../../../../parts/calls/admin-query'
import { useCall } from '../../../../parts/calls/use-call'
import { useRemoval } from '../../../../parts/calls/use-removal'
import { scheduleKeys, scheduleViews } from '../queries'

const DRAFT = '/api/drafts/{id}'

/** A draft with its report; what is around it may change it too. */
export const useScheduleDraft = (id: number) =>
  useQuery({
    ...adminQuery(
      [...scheduleKeys.all, 'draft', id],
      ['drafts', 'schedules', 'games', 'teams', 'entries', 'byes', 'week-offs'],
      signal => api.get(DRAFT, { path: { id }, signal }),
    ),
    placeholderData: keepPreviousData,
  })

type Move = { readonly draft: number; readonly game: number; readonly slot: DraftSlotDto }

/** Puts a game of a draft into another slot. */
export const useMoveDraftGame = () =>
  useCall(
    ({ draft: id, game: gameId, slot }: Move) => api.put(`${DRAFT}/games/{gameId}`, slot, { path: { id, gameId } }),
    scheduleViews,
  )

type Swap = { readonly draft: number; readonly games: readonly [number, number] }

/** Two games of a draft exchange their slots; once more, and they are where they were. */
export const useSwapDraftGames = () =>
  useCall(
    ({ draft: id, games: [gameId1, gameId2] }: Swap) => api.post(`${DRAFT}/swap`, { gameId1, gameId2 }, { path: { id } }),
    scheduleViews,
  )

type Added = { readonly draft: number; readonly games: Sent<NewDraftGamesDto>['games'] }

/** Adds games to a draft, or puts those back that were taken out. */
export const useAddDraftGames = () =>
  useCall(({ draft: id, games }: Added) => api.post(`${DRAFT}/games`, { games }, { path: { id } }), scheduleViews)

type Removed = { readonly draft: number; readonly games: readonly number[] }

export const useRemoveDraftGames = () =>
  useCall(
    ({ draft: id, games }: Removed) => api.post(`${DRAFT}/games/remove`, { games: [...games] }, { path: { id } }),
    scheduleViews,
  )

/** Publishes a draft as it was seen. */
export const usePublishDraft = () =>
  useCall(
    ({ id, revision }: Pick<DraftAnswer, 'id' | 'revision'>) =>
      api.post(`${DRAFT}/publish`, {}, { path: { id }, ifMatch: revision }),
    scheduleViews,
  )

export const useDraftRemoval = () =>
  useRemoval(
    {
      remove: ({ id }) => api.delete(DRAFT, undefined, { path: { id } }),
      restore: ({ id }) => api.post(`${DRAFT}/restore`, undefined, { path: { id } }),
    },
    scheduleViews,
  )
