import type { SearchAnswer } from '../../api/schema'
import type { PublicSite } from '../site'
import { siteQuery } from '../site-query'

export type Hit = SearchAnswer['hits'][number]

/** The longest text that the server looks for, in characters. */
const LONGEST = 100

/** What is looked for, as it is in an address. */
export const searchTextIn = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, LONGEST)

/** Teams, players and pages whose names fit a text, the best first: those of now on a page of the past, too. */
export const searchFor = ({ api }: PublicSite, text: string) =>
  siteQuery('search', { text }, ['players', 'teams', 'entries', 'leagues', 'seasons'], signal =>
    api.get('/api/search', { query: { q: text, asOf: undefined }, signal }),
  )
