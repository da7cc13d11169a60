import type { ActionAnswer } from '../../../api/schema'

/** The pages of the public site that show one thing. */
const PAGES: Readonly<Partial<Record<string, string>>> = { game: 'games', team: 'teams', player: 'players' }

/** Where the public site shows what it showed right after an action: its thing, or the tables (docs/history.md#as-it-was-known-then). */
export const pageThen = (site: string, { thing, position }: Pick<ActionAnswer, 'thing' | 'position'>): string => {
  const page = thing === null ? undefined : PAGES[thing.kind]
  const address = thing !== null && page !== undefined ? `${page}/${thing.id}` : 'teamList'
  return `${site === '/' ? '' : site}/${address}?asOf=${position}`
}
