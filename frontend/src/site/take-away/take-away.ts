import type { EmbedOf, GamesOf } from './addresses'

export type Table = { readonly label: string; readonly href: string }

/** A game as far as a calendar takes it in. */
export type GameToAdd = {
  readonly id: number
  readonly date: string | null
  readonly time: string | null
  readonly place: string | null
  /** `DINKs @ Ohana` */
  readonly title: string
}

/** What a page offers to take along. */
export type TakeAwayProps = {
  /** On the button that opens it. */
  label?: string
  /** What it is of, in words: `Monday league`; the whole site's name where nothing narrower is shown. */
  of?: string
  /** Games to subscribe to, in a calendar and by their results. */
  games?: GamesOf
  /** One game for the visitor's own calendar. */
  game?: GameToAdd
  /** The page's tables as CSV (`…TableOf` in `addresses.ts`). */
  tables?: readonly Table[]
  /** Address of the whole, inside the site, where the page shows a part alone: on paper it is wanted whole. */
  whole?: string
  /** The page as a part of another website. */
  embed?: EmbedOf
}

/** Id of the sheet; a page has one. */
export const sheet = 'take-away'
