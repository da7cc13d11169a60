import { inSeason, useKeptSeason } from './kept-season'
import { useSite } from './site'
import { withKeptQuery } from './kept-query'

/** Where a step inside the site leads that is no link: it stays in the season of the page, and on the domain of its query. */
export const useSiteAddress = () => {
  const site = useSite()
  const season = useKeptSeason()
  return (to: string) => withKeptQuery(inSeason(to, season), site)
}
