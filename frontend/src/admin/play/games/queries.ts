import { useQuery, type QueryClient } from '@tanstack/react-query'
import type {
  BoxScoreAnswer,
  DetailsDto,
  GameLinesDto,
  PeriodScoresDto,
  PlayerLineDto,
  ScoreDto,
  WalkoverDto,
} from '../../../api/schema'
import { api } from '../../parts/calls/api'
import { adminQuery } from '../../parts/calls/admin-query'
import { useCall } from '../../parts/calls/use-call'
import type { SeenRevision } from '../../parts/editing/editing'
import { historyKeys } from '../../history/changes/queries'
import { leagueKeys } from '../leagues/queries'
import { teamKeys } from '../teams/queries'
import { usePlacingCall } from './conflicts/use-placing-call'
import { withSavedLine } from './sheet/sheet'

export const gameKeys = {
  all: ['games'] as const,
  one: (game: number) => [...gameKeys.all, 'one', game] as const,
}

/** What shows games: the lists of games, the tables of leagues, the teams. */
export const gameViews = [gameKeys.all, leagueKeys.all, teamKeys.all]

/** What shows a game: its history too. */
export const viewsOfGame = (game: number) => [historyKeys.of('game', game), ...gameViews]

const GAME = '/api/gamesv2/{id}'

/** A game with rosters, lines, periods, and the revisions that a form sends back. */
export const gameQuery = (id: number) =>
  adminQuery(gameKeys.one(id), [`game:${id}`, 'teams', 'players', 'entries'], signal => api.get(GAME, { path: { id }, signal }))

export const useGame = (id: number) => useQuery(gameQuery(id))

type Seen<Body> = { readonly body: Body; readonly revision: SeenRevision }

/** A change whose effects were shown, where it has the token of that. */
type Shown<Body> = Seen<Body> & { readonly ifPreview?: string | undefined }

/** Changes the game on the screen by what a save answered. */
const showSaved = (client: QueryClient, id: number, next: (answer: BoxScoreAnswer) => BoxScoreAnswer) =>
  client.setQueryData(gameQuery(id).queryKey, answer => answer && next(answer))

/** Saves one player's line; the game on the screen has it at once, with its new revision. */
export const useSaveLine = (game: number) =>
  useCall(
    ({ body, revision }: Seen<PlayerLineDto>) => api.put('/api/player-game-stats', body, { ifMatch: revision }),
    [],
    (saved, client) => showSaved(client, game, answer => withSavedLine(answer, saved)),
  )

/** Saves lines of several players together; the game on the screen has them at once, with their new revisions. */
export const useSaveLinesTogether = (id: number) =>
  useCall(
    ({ body, ifPreview }: { readonly body: GameLinesDto; readonly ifPreview: string | undefined }) =>
      api.put(`${GAME}/lines`, body, { path: { id }, ifPreview }),
    [],
    ({ lines }, client) => showSaved(client, id, answer => lines.reduce(withSavedLine, answer)),
  )

/** Saves the final score; the game on the screen has it at once, with its new revision. */
export const useSaveScore = (id: number) =>
  useCall(
    ({ body, revision, ifPreview }: Shown<ScoreDto>) =>
      api.put(`${GAME}/scores`, body, { path: { id }, ifMatch: revision, ifPreview }),
    [],
    ({ score_home, score_away, live, status, state, statusLabel, revision }, client) =>
      showSaved(client, id, answer => ({
        ...answer,
        game: { ...answer.game, score_home, score_away, live, status, state, statusLabel, revision },
      })),
  )

/** Gives a game to a side without its being played, or takes that back; its history and the tables show it. */
export const useSaveWalkover = (id: number) =>
  useCall(
    ({ body, revision, ifPreview }: Shown<WalkoverDto>) =>
      api.put(`${GAME}/walkover`, body, { path: { id }, ifMatch: revision, ifPreview }),
    viewsOfGame(id),
  )

/** Saves the periods; the game on the screen has them at once, with their new revision. */
export const useSavePeriods = (id: number) =>
  useCall(
    ({ body, revision }: Seen<PeriodScoresDto>) => api.put(`${GAME}/period-scores`, body, { path: { id }, ifMatch: revision }),
    [],
    ({ periodScores, periodsRevision }, client) =>
      showSaved(client, id, answer => ({ ...answer, periodScores, game: { ...answer.game, periodsRevision } })),
  )

export const useChangeDetails = (id: number) =>
  usePlacingCall(
    ({ body, revision }: Seen<DetailsDto>, allowed) =>
      api.put(`${GAME}/details`, { ...body, ...allowed }, { path: { id }, ifMatch: revision }),
    viewsOfGame(id),
  )
