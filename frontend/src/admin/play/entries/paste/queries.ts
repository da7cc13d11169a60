import type { PlayerRow } from '@fullcourt/domain/players/player-list'
import { api } from '../../../parts/calls/api'
import { useCall } from '../../../parts/calls/use-call'
import { leagueViews, type LeagueAt } from '../../leagues/queries'
import type { Attempt } from '../../../parts/paste/attempt'
import { playerViews } from '../../../people/players/queries'
import { teamViews, type TeamAt } from '../../teams/queries'
import { addLeagues, type NewLeagues } from './add-leagues'
import { addTeams, playerBody, ROSTER, type NewTeams } from './add-teams'

const teamsAndPlayers = [...teamViews, ...playerViews]

/** Adds a list to a roster: the new players, all of them or none, then those who exist already and were chosen. */
export const useAddPlayers = (at: TeamAt) =>
  useCall(async ({ players, attempt }: { players: readonly PlayerRow[]; attempt: Attempt }) => {
    const added = players.filter(({ line }) => !attempt.chosen.has(line))
    if (added.length > 0)
      await api.post(
        `${ROSTER}/list`,
        { players: added.map(playerBody), confirm: attempt.isConfirmed },
        { path: at, key: attempt.keyOf('players') },
      )
    for (const player_id of new Set(attempt.chosen.values()))
      await api.post(ROSTER, { player_id }, { path: at, key: attempt.keyOf(`player ${player_id}`) })
  }, playerViews)

type TeamsToAdd = Pick<NewTeams, 'teams' | 'onDone'> & { readonly attempt: Attempt }

/** Adds a list of new teams to a league, then the players of each. */
export const useAddTeams = (at: LeagueAt) =>
  useCall(
    ({ teams, attempt, onDone }: TeamsToAdd) =>
      addTeams(at, { teams, onDone, confirm: attempt.isConfirmed, keyOf: attempt.keyOf }),
    teamsAndPlayers,
  )

/** Adds leagues to a season in their order, each with its teams and their players. */
export const useAddLeagues = (seasonId: number) =>
  useCall((leagues: NewLeagues) => addLeagues(seasonId, leagues), [...leagueViews, ...teamsAndPlayers])
