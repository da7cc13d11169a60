import type { PastedTeam } from '@fullcourt/domain/teams/pasted-teams'
import { api } from '../../../parts/calls/api'
import type { Keyring } from '../../../parts/paste/keyring'
import { LEAGUES } from '../../leagues/queries'
import { addTeams, callsOf } from './add-teams'

export type NewLeague = { readonly name: string; readonly teams: readonly PastedTeam[] }

export type NewLeagues = {
  readonly leagues: readonly NewLeague[]
  readonly keyOf: Keyring
  /** After each call. */
  readonly onDone: (calls: number, of: number) => void
}

const callsFor = ({ teams }: NewLeague) => 1 + (teams.length > 0 ? callsOf(teams) : 0)

/**
 * Adds leagues to a season in their order, each with its teams and their players; equal names were asked about. What was done
 * before a failure is not done again with the same keys.
 */
export const addLeagues = async (seasonId: number, { leagues, keyOf, onDone }: NewLeagues): Promise<void> => {
  const total = leagues.reduce((sum, league) => sum + callsFor(league), 0)
  let before = 0
  for (const league of leagues) {
    const { name, teams } = league
    const { id } = await api.post(LEAGUES, { name }, { path: { seasonId }, key: keyOf(JSON.stringify([seasonId, name])) })
    onDone(before + 1, total)
    if (teams.length > 0)
      await addTeams(
        { seasonId, leagueId: id },
        { teams, confirm: true, keyOf, onDone: calls => onDone(before + 1 + calls, total) },
      )
    before += callsFor(league)
  }
}
