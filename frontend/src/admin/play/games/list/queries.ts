import { useQuery } from '@tanstack/react-query'
import type { GameRowAnswer, LeagueGamesAnswer, NewGameDto } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { adminQuery } from '../../../parts/calls/admin-query'
import { useCall } from '../../../parts/calls/use-call'
import { thingIn, useFresh } from '../../../parts/calls/use-fresh'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'
import { teamKeys } from '../../teams/queries'
import { usePlacingCall } from '../conflicts/use-placing-call'
import { gameKeys, gameViews } from '../queries'
import { scoreBody, type NewScore, type ScoreCalls } from './score-calls'
import { useConfirmedUpdate } from './use-confirmed-update'

const LEAGUE = '/api/seasonsv2/{seasonId}/leagues/{leagueId}'

/** The games of a league from the earliest, and the teams that may play. */
const leagueGamesQuery = (at: LeagueAt) =>
  adminQuery(leagueKeys.games(at), [`league:${at.leagueId}`, 'teams'], signal => api.get(`${LEAGUE}/games`, { path: at, signal }))

export const useLeagueGames = (at: LeagueAt) => useQuery(leagueGamesQuery(at))

/** The games in which points of players or periods do not add up to the final score. */
const mismatchesQuery = (at: LeagueAt) =>
  adminQuery(leagueKeys.mismatches(at), [`league:${at.leagueId}`, 'teams', 'players'], signal =>
    api.get(`${LEAGUE}/score-mismatches`, { path: at, signal }),
  )

export const useMismatches = (at: LeagueAt) => useQuery(mismatchesQuery(at))

/** What shows a score, but for the list of the league, which may be long and has the game already. */
const scoreViews = (at: LeagueAt) => [leagueKeys.mismatches(at), leagueKeys.inSeason(at.seasonId), gameKeys.all, teamKeys.all]

export const useAddGame = (at: LeagueAt) =>
  usePlacingCall((game: NewGameDto, allowed) => api.post(`${LEAGUE}/games`, { ...game, ...allowed }, { path: at }), gameViews)

const withGame = (answer: LeagueGamesAnswer | undefined, saved: GameRowAnswer) =>
  answer && { ...answer, games: answer.games.map(game => (game.id === saved.id ? saved : game)) }

/** Saves a final score unless somebody changed it since it was read (409); the row on the screen has it at once. */
const useUpdateScore = (at: LeagueAt) =>
  useCall(
    ({ game, revision, key, ifPreview, ...score }: NewScore) =>
      api.put(`${LEAGUE}/games/{gameId}`, scoreBody(score), {
        path: { ...at, gameId: game },
        ifMatch: revision,
        ifPreview,
        ...(key !== undefined && { key }),
      }),
    scoreViews(at),
    (saved, client) => client.setQueryData(leagueGamesQuery(at).queryKey, answer => withGame(answer, saved)),
  )

/** The calls by which the schedule of a league saves scores. */
export const useLeagueScoreCalls = (at: LeagueAt): ScoreCalls => {
  const fresh = useFresh()
  return {
    update: useConfirmedUpdate(useUpdateScore(at).mutateAsync),
    fresh: async id => thingIn((await fresh(leagueGamesQuery(at))).games, id, 'This game is no longer in this league.'),
  }
}
