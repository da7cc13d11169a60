import type { HistoryKind } from '@fullcourt/domain/history/fact-record'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { ActionAnswer } from '../../../api/schema'

/** What a link to a thing is called; people who may sign in have no page of their own. */
const NAMES: { readonly [kind in HistoryKind]: string | undefined } = {
  organization: 'Organization',
  season: 'Season',
  league: 'League',
  team: 'Team',
  player: 'Player',
  game: 'Game',
  user: undefined,
  import: 'Import',
}

const addressOf = (kind: HistoryKind, id: number): string | undefined => {
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

/** Where what was changed is, and what the link says; undefined of what has no page. */
export const linkToThing = (thing: ActionAnswer['thing']): { readonly to: string; readonly name: string } | undefined => {
  if (thing === null) return undefined
  const [to, name] = [addressOf(thing.kind, thing.id), NAMES[thing.kind]]
  return to === undefined || name === undefined ? undefined : { to, name }
}
