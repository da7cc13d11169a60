import { gameAddresses, type Desk } from './edits'
import type { RunningProduct } from './product'

type Season = { readonly id: number; readonly active: boolean }

/** The season that the pages of the demo league show; of copies, which come after it, none can be changed. */
export const activeSeason = async ({ url, cookie }: RunningProduct): Promise<number> => {
  const seasons = (await (await fetch(`${url}/api/seasonsv2`, { headers: { cookie } })).json()) as readonly Season[]
  const [active] = seasons.filter(season => season.active).toSorted((one, other) => one.id - other.id)
  if (active === undefined) throw new Error('The demo league has no active season.')
  return active.id
}

/** A game of that season, and the others of it. */
export type SeasonDesk = Desk & { readonly others: readonly string[] }

/** Games of that season alone: an edit of one drops what is cached of its pages. */
export const openSeasonDesk = async (product: RunningProduct): Promise<SeasonDesk> => {
  const season = await activeSeason(product)
  const [edited, ...others] = (await gameAddresses(product)).filter(game => game.includes(`/seasonsv2/${season}/`))
  if (edited === undefined) throw new Error('The season of the demo league has no games.')
  return { product, edited, others }
}
