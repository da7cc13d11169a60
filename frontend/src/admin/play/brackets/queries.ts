import { useQuery } from '@tanstack/react-query'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { BracketAnswer, MatchupGameDto, NewMatchupGameDto } from '../../../api/schema'
import { bracketFrom } from '../../../ui/bracket/from-answer'
import { api } from '../../parts/calls/api'
import type { AskedChange } from '../../parts/effects/use-effects-of'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import { divisionKeys } from '../divisions/queries'
import type { RecordChange, SeenRevision } from '../../parts/editing/editing'
import { usePlacingCall } from '../games/conflicts/use-placing-call'
import { gameKeys } from '../games/queries'
import { leagueKeys } from '../leagues/queries'
import { teamKeys } from '../teams/queries'

/** The address of a division. */
export type DivisionAt = { readonly seasonId: number; readonly divisionId: number }

const bracketKeys = {
  all: ['brackets'] as const,
  one: (at: DivisionAt) => [...bracketKeys.all, 'one', at] as const,
}

/** What shows brackets, and whatever else shows their games or is locked by them. */
const bracketViews = [bracketKeys.all, divisionKeys.all, gameKeys.all, leagueKeys.all, teamKeys.all]

const DIVISION = '/api/seasonsv2/{seasonId}/divisions/{divisionId}'
const GAMES = `${DIVISION}/games` as const
const GAME = `${GAMES}/{gameId}` as const

const links = {
  team: (id: number) => adminAddress('team', { team: id }),
  game: (id: number) => adminAddress('game', { game: id }),
}

export const bracketQuery = (at: DivisionAt) =>
  adminQuery(bracketKeys.one(at), [`season:${at.seasonId}`, 'teams'], signal =>
    api.get(`${DIVISION}/bracket`, { path: at, signal }),
  )

/** The bracket of a division with its settings, and as it is shown: with links to the pages of its teams and games. */
const bracketForStaff = (answer: BracketAnswer) => ({ answer, shown: bracketFrom(answer, links) })

export const useBracket = (at: DivisionAt) => useQuery({ ...bracketQuery(at), select: bracketForStaff })

export const useCreateMatchupGame = (at: DivisionAt) =>
  usePlacingCall((game: NewMatchupGameDto, allowed) => api.post(GAMES, { ...game, ...allowed }, { path: at }), bracketViews)

/** Changes details and result of a game, unless somebody changed it since it was read (409). */
export const useChangeMatchupGame = (at: DivisionAt) =>
  usePlacingCall(
    ({ id, changes, revision, ifPreview }: RecordChange<MatchupGameDto> & { readonly ifPreview?: string | undefined }, allowed) =>
      api.put(GAME, { ...changes, ...allowed }, { path: { ...at, gameId: id }, ifMatch: revision, ifPreview }),
    bracketViews,
  )

/** A change of a game: what is asked about it. */
export const changedMatchupGame = (at: DivisionAt, game: number, changes: MatchupGameDto): AskedChange => ({
  key: ['matchup', game, JSON.stringify(changes)],
  ask: signal =>
    api.put(GAME, { ...changes, allowConflicts: true }, { path: { ...at, gameId: game }, query: { preview: true }, signal }),
})

type DeletedGame = {
  readonly game: number
  readonly undoes?: readonly number[] | undefined
  readonly ifPreview?: string | undefined
}

/** Deletes a game; `undoes` are the later games whose undoing was confirmed. */
export const useDeleteMatchupGame = (at: DivisionAt) =>
  useCall(
    ({ game, undoes, ifPreview }: DeletedGame) =>
      api.delete(GAME, undefined, { path: { ...at, gameId: game }, query: { undoes: undoes?.join() }, ifPreview }),
    bracketViews,
  )

/** What it would lead to that the game of a matchup is deleted; undefined where that cannot be told. */
export const askDeletedGame = async (at: DivisionAt, game: number) => {
  const asked = api.delete(GAME, undefined, { path: { ...at, gameId: game }, query: { preview: true } })
  return (await asked.catch(() => null))?.effects
}

export const useRestoreMatchupGame = (at: DivisionAt) =>
  useCall((game: number) => api.post(`${GAME}/restore`, undefined, { path: { ...at, gameId: game } }), bracketViews)

/** Whether the losers of the semifinals play for third place. */
export const useSetThirdPlace = (at: DivisionAt) =>
  useCall(
    ({ playsThirdPlace, revision }: { readonly playsThirdPlace: boolean; readonly revision: SeenRevision }) =>
      api.put(`${DIVISION}/bracket`, { playsThirdPlace }, { path: at, ifMatch: revision }),
    bracketViews,
  )
