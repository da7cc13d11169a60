import { NUMBER_ATTRIBUTE } from '@fullcourt/domain/definitions/lists'
import { fullName } from '@fullcourt/domain/players/full-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TeamPlayerAnswer } from '../../../../api/schema'
import { playersQuery } from '../../../people/players/queries'
import { seasonQuery } from '../../seasons/queries'
import { teamsQuery } from '../../teams/queries'

/** The names of an organization's players and teams, with which new ones are compared. */
export type KnownNames = { readonly players: readonly string[]; readonly teams: readonly string[] }

const none: KnownNames = { players: [], teams: [] }

/** Those of the organization that a season belongs to: as far as they are here, and surely. */
export const useKnownNames = (season: number, enabled: boolean) => {
  const client = useQueryClient()
  const found = useQuery({ ...seasonQuery(season), enabled })
  const organization = found.data?.organization_id
  const isKnown = enabled && organization !== undefined
  const players = useQuery({ ...playersQuery(organization), enabled: isKnown })
  const teams = useQuery({ ...teamsQuery(organization), enabled: isKnown })
  const now: KnownNames = {
    players: players.data?.map(fullName) ?? none.players,
    teams: teams.data?.map(({ name }) => name) ?? none.teams,
  }

  const surely = async (): Promise<KnownNames> => {
    const { organization_id } = await client.ensureQueryData(seasonQuery(season))
    const [players, teams] = await Promise.all([
      client.ensureQueryData(playersQuery(organization_id)),
      client.ensureQueryData(teamsQuery(organization_id)),
    ])
    return { players: players.map(fullName), teams: teams.map(({ name }) => name) }
  }
  return { now, people: players.data ?? [], surely }
}

/** The shirt numbers of a roster. */
export const numbersOf = (roster: readonly Pick<TeamPlayerAnswer, 'attributeValues'>[]): readonly string[] =>
  roster.flatMap(({ attributeValues }) =>
    attributeValues.filter(({ attribute_id }) => attribute_id === NUMBER_ATTRIBUTE).map(({ value }) => value),
  )
