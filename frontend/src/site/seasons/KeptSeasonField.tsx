import { useKeptSeason } from '../kept-season'
import { useSite } from '../site'

/** What keeps a form without script in the past season of its page, and on the domain that its query names. */
export const KeptSeasonField = () => {
  const season = useKeptSeason()
  const domain = useSite().tenant?.domainInQuery
  return (
    <>
      {season !== undefined && <input type="hidden" name="season" value={season} />}
      {domain !== undefined && <input type="hidden" name="domain" value={domain} />}
    </>
  )
}
