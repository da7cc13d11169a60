import type { PlayerRow } from '@fullcourt/domain/players/player-list'
import type { PastedTeam } from '@fullcourt/domain/teams/pasted-teams'
import { api } from '../../../parts/calls/api'
import type { Keyring } from '../../../parts/paste/keyring'
import type { LeagueAt } from '../../leagues/queries'

export const ROSTER = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/teams/{id}/players'

export const playerBody = ({ firstName, lastName, number }: PlayerRow) => ({ firstName, lastName, number })

export type NewTeams = {
  readonly teams: readonly PastedTeam[]
  /** Names that exist already were asked about. */
  readonly confirm: boolean
  /** By what a call sends, so that a corrected list makes nothing again that stands. */
  readonly keyOf: Keyring
  /** After each call; `calls` are done. */
  readonly onDone: (calls: number) => void
}

/** So many calls add these teams. */
export const callsOf = (teams: readonly PastedTeam[]): number => 1 + teams.filter(({ players }) => players.length > 0).length

/** Adds a list of new teams to a league, then the players of each; what was done before a failure is not done again with the same keys. */
export const addTeams = async (at: LeagueAt, { teams, confirm, keyOf, onDone }: NewTeams): Promise<void> => {
  const list = { leagueId: at.leagueId, names: teams.map(({ name }) => name), confirm }
  const added = await api.post('/api/teams/list', list, { key: keyOf(JSON.stringify(list)) })
  let done = 0
  onDone((done += 1))
  const fill = async ({ players }: PastedTeam, place: number) => {
    const team = added[place]
    if (!team || players.length === 0) return
    // The names were compared with all of the organization's, and with those of the teams before.
    const roster = { players: players.map(playerBody), confirm: true }
    await api.post(`${ROSTER}/list`, roster, { path: { ...at, id: team.id }, key: keyOf(JSON.stringify([team.id, roster])) })
    onDone((done += 1))
  }
  await Promise.all(teams.map(fill))
}
