import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'

type Thing = { readonly kind: HistoryKind; readonly id: number; readonly gone: boolean }

/** Where a thing is in the admin, a user among the staff of the organization; undefined of what is gone. */
export const thingAddress = ({ kind, id, gone }: Thing, organization: number): string | undefined => {
  if (gone) return undefined
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
      return adminAddress('staff', { organization })
  }
}
