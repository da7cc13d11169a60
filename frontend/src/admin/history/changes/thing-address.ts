import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'

type Thing = { readonly kind: HistoryKind; readonly id: number }

/** Where a thing is in the admin; undefined of what has no page there. */
export const thingAddress = ({ kind, id }: Thing): string | undefined => {
  switch (kind) {
    case 'organization':
      return adminAddress('organization', { organization: id })
    case 'season':
      return adminAddress('seasonById', { season: id })
    case 'league':
      return adminAddress('leagueById', { league: id })
    case 'team':
      return adminAddress('team', { team: id })
    case 'player':
      return adminAddress('player', { player: id })
    case 'game':
      return adminAddress('game', { game: id })
    case 'import':
      return adminAddress('import', { import: id })
    case 'user':
      return undefined
  }
}
