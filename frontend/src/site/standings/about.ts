import { callAddress } from '../../api/address'
import { dateText } from '../../ui/format/dates'
import { recordText } from '../../ui/format/record'
import { askSeason, seasonToAsk, seasonFilter } from '../seasons/season-at'
import { tablesOf, type LeagueTable } from './tables'
import { divisionsOf, hasBrackets } from '../brackets/queries'
import { tableChoiceIn, tableFor } from './shown'
import { progressOfLeague } from './queries'
import { dayIn } from '../filters'
import { pageAbout } from '../page'

/** Who leads each table, in a sentence: `Hawks (7–1) lead the Monday league.` */
const leaderOf = (tables: readonly LeagueTable[]) =>
  tables
    .flatMap(({ name, rows: [first] }) => (first && first.wins > 0 ? `${first.name} (${recordText(first)}) lead ${name}.` : []))
    .slice(0, 3)
    .join(' ') || null

export const about = pageAbout({
  queries: async (at, ask) => {
    const { site, search } = at
    const chosen = tableChoiceIn(search)
    const through = dayIn(search, 'through')
    const season = await askSeason(at, ask)
    const [tables] = season
      ? await Promise.all([
          ask(tablesOf(site, season.id, through)),
          ask(progressOfLeague(site, seasonToAsk(season), chosen.league)),
          hasBrackets(site) && ask(divisionsOf(site, season.id)),
        ])
      : [[]]
    const shown = tableFor(tables, chosen)
    const isOne = chosen.league !== undefined || typeof chosen.division === 'number'
    return { season, shown, isOne, through }
  },
  head: ({ season, shown, isOne, through }, { site, search }) => ({
    title: `Standings – ${(isOne && shown?.tables[0]?.name) || season?.name || 'league tables'}${through ? `, through ${dateText(through)}` : ''}`,
    description: (shown?.kind === 'leagues' && leaderOf(shown.tables)) || `Standings of ${site.name}.`,
    keep: ['league', 'division', ...seasonFilter(season)],
    preview: callAddress(
      '/api/standings/preview.png',
      {},
      { seasonId: seasonToAsk(season), leagueId: tableChoiceIn(search).league },
    ),
    hidden: through !== undefined,
    editedAt: '/fab/standings',
  }),
})
