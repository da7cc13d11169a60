/** What the pages look at of their query. The server makes one page for all addresses that differ in nothing else. */
export const pageParameters = [
  'all',
  'asOf',
  'away',
  'banners',
  'by',
  'date',
  'division',
  'divisionId',
  'domain',
  'from',
  'home',
  'league',
  'name',
  'part',
  'q',
  'season',
  'seasonId',
  'seasons',
  'show',
  'sort',
  'stat',
  'team',
  'through',
] as const

export type PageParameter = (typeof pageParameters)[number]

/** The parameters of a page as the server saw them: known ones alone, once each, in the order of their names. */
export const parametersIn = (search: URLSearchParams): readonly (readonly [PageParameter, string])[] =>
  pageParameters.flatMap(name => {
    const value = search.get(name)
    return value === null ? [] : [[name, value] as const]
  })
