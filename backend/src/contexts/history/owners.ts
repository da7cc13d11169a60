import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { importCard } from '@fullcourt/projections/imports/import'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { playerCard } from '@fullcourt/projections/players/player'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { teamCard } from '@fullcourt/projections/teams/team'
import { userCard } from '@fullcourt/projections/users/user'
import type { Documents } from '../../storage/documents/documents'

/** The organization that a thing belongs to, deleted or not: a history does not end with its thing. Null: to none; undefined: it never was. */
type OwnerOf = (documents: Documents, id: number) => Promise<OrganizationId | null | undefined>

export const OWNERS: { readonly [kind in HistoryKind]: OwnerOf } = {
  organization: async (documents, id) => knownOf(await documents.get(organizationCard, id))?.id,
  season: async (documents, id) => knownOf(await documents.get(seasonCard, id))?.organization,
  league: async (documents, id) => knownOf(await documents.get(leagueCard, id))?.organization,
  team: async (documents, id) => knownOf(await documents.get(teamCard, id))?.organization,
  player: async (documents, id) => knownOf(await documents.get(playerCard, id))?.organization,
  game: async (documents, id) => knownOf(await documents.get(gameCard, id))?.context.organization,
  user: async (documents, id) => knownOf(await documents.get(userCard, id))?.organization,
  import: async (documents, id) => {
    const card = await documents.get(importCard, id)
    return card === undefined || card.state === 'unknown' ? undefined : card.organization
  },
}
