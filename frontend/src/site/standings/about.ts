import { activeSeason, seasonsOf } from '../seasons/queries'
import { tablesOf } from './tables'
import { divisionsOf, hasBrackets } from '../brackets/queries'
import { leaderOf } from './leader'
import { chosenIn, shownBy } from './shown'
import { progressOfLeague } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site, search }, ask) => {
    const chosen = chosenIn(search)
    const season = activeSeason(await ask(seasonsOf(site)))
    const [tables] = season
      ? await Promise.all([
          ask(tablesOf(site, season.id)),
          ask(progressOfLeague(site, chosen.league)),
          hasBrackets(site) && ask(divisionsOf(site, season.id)),
        ])
      : [[]]
    const shown = shownBy(tables, chosen)
    const isOne = chosen.league !== undefined || typeof chosen.division === 'number'
    return { season, shown, isOne }
  },
  head: ({ season, shown, isOne }, { site }) => ({
    title: `Standings – ${(isOne && shown?.tables[0]?.name) || season?.name || 'league tables'}`,
    description: (shown?.kind === 'leagues' && leaderOf(shown.tables)) || `Standings of ${site.name}.`,
    keep: ['league', 'division'],
    editedAt: '/fab/standings',
  }),
})
