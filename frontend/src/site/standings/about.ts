import { activeSeason, seasonsOf } from '../seasons/queries'
import { tablesOf } from './tables'
import { idIn } from '../filters'
import { leaderOf, tablesShown } from './leader'
import { divisionsOf, hasBrackets } from '../brackets/queries'
import { progressOfLeague } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site, search }, ask) => {
    const league = idIn(search, 'league')
    const season = activeSeason(await ask(seasonsOf(site)))
    const [tables] = season
      ? await Promise.all([
          ask(tablesOf(site, season.id)),
          ask(progressOfLeague(site, league)),
          hasBrackets(site) && ask(divisionsOf(site, season.id)),
        ])
      : [[]]
    return { season, tables: tablesShown(tables, league), chosen: league !== undefined }
  },
  head: ({ season, tables, chosen }, { site }) => ({
    title: `Standings – ${(chosen && tables[0]?.name) || season?.name || 'league tables'}`,
    description: leaderOf(tables) ?? `Standings of ${site.name}.`,
    keep: ['league'],
  }),
})
