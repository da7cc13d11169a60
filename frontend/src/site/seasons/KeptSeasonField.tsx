import { keptQuery } from '../kept-query'
import { useKeptSeason } from '../kept-season'
import { useSite } from '../site'

/** What keeps a form without script in the past season of its page, and what every address of the site keeps. */
export const KeptSeasonField = () => {
  const season = useKeptSeason()
  const kept = keptQuery(useSite().tenant)
  return (
    <>
      {season !== undefined && <input type="hidden" name="season" value={season} />}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
