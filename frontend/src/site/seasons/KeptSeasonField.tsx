import { useKeptSeason } from '../kept-season'

/** What keeps a form without script in the past season of its page. */
export const KeptSeasonField = () => {
  const season = useKeptSeason()
  return season === undefined ? null : <input type="hidden" name="season" value={season} />
}
