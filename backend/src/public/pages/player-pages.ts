import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { addressOf, matchPath } from '@fullcourt/domain/pages/path'
import { PUBLIC_PAGES } from '@fullcourt/domain/pages/public-pages'

/** A public page of a player, as its address names them. */
export type PageOfPlayer = { readonly player: PlayerId; readonly of: (player: PlayerId) => string }

const PATHS = [...PUBLIC_PAGES.player.paths, ...PUBLIC_PAGES.playerStats.paths]

/** The player whose page is at an address inside a site, and the address of the same page of another; undefined for any other page. */
export const playerPageAt = (address: string): PageOfPlayer | undefined => {
  const path = address.replace(/\/+$/, '')
  for (const each of PATHS) {
    const id = matchPath(each, path)?.['id']
    if (id !== undefined) return { player: id, of: player => addressOf(each, { id: player }) }
  }
  return undefined
}
