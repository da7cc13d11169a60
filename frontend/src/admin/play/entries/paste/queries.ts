import type { PlayerRow } from '@fullcourt/domain/players/player-list'
import type { PastedTeam } from '@fullcourt/domain/teams/pasted-teams'
import { api } from '../../../parts/calls/api'
import { useCall } from '../../../parts/calls/use-call'
import type { LeagueAt } from '../../leagues/queries'
import type { Attempt } from '../../../parts/paste/attempt'
import { playerViews } from '../../../people/players/queries'
import { teamViews, type TeamAt } from '../../teams/queries'

const bodyOf = ({ firstName, lastName, number }: PlayerRow) => ({ firstName, lastName, number })

const ROSTER = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players'

/** Adds a list to a roster: the new players, all of them or none, then those who exist already and were chosen. */
export const useAddPlayers = (at: TeamAt) =>
  useCall(async ({ players, attempt }: { players: readonly PlayerRow[]; attempt: Attempt }) => {
    const added = players.filter(({ line }) => !attempt.chosen.has(line))
    if (added.length > 0)
      await api.post(
        `${ROSTER}/list`,
        { players: added.map(bodyOf), confirm: attempt.isConfirmed },
        { path: at, key: attempt.keyOf('players') },
      )
    for (const player_id of new Set(attempt.chosen.values()))
      await api.post(ROSTER, { player_id }, { path: at, key: attempt.keyOf(`player ${player_id}`) })
  }, playerViews)

type TeamsToAdd = {
  readonly teams: readonly PastedTeam[]
  readonly attempt: Attempt
  /** After each call. */
  readonly onDone: (calls: number) => void
}

/** Adds a list of new teams to a league, then the players of each; what was done before a failure is not done again by the same attempt. */
export const useAddTeams = (at: LeagueAt) =>
  useCall(
    async ({ teams, attempt, onDone }: TeamsToAdd) => {
      const list = { leagueId: at.leagueId, names: teams.map(({ name }) => name), confirm: attempt.isConfirmed }
      const added = await api.post('/api/teams/list', list, { key: attempt.keyOf('teams') })
      let done = 0
      onDone((done += 1))
      const fill = async ({ players }: PastedTeam, place: number) => {
        const team = added[place]
        if (!team || players.length === 0) return
        await api.post(
          `${ROSTER}/list`,
          // The names were compared with all of the organization's, and with those of the teams before.
          { players: players.map(bodyOf), confirm: true },
          { path: { ...at, id: team.id }, key: attempt.keyOf(`players of team ${place}`) },
        )
        onDone((done += 1))
      }
      await Promise.all(teams.map(fill))
    },
    [...teamViews, ...playerViews],
  )
