import { askSeason, seasonAsked, seasonKept } from '../seasons/season-at'
import { leagueChoicesQuery } from '../standings/tables'
import { playersOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async (at, ask) => {
    const { site } = at
    const season = await askSeason(at, ask)
    const choices = season ? await ask(leagueChoicesQuery(site, season.id)) : []
    if (season) await ask(playersOf(site, seasonAsked(season)))
    return { season, teams: choices.flatMap(({ teams }) => teams).length }
  },
  head: ({ season, teams }, { site }) => ({
    title: 'Players',
    keep: seasonKept(season),
    description: season ? `Players of the ${teams} teams of ${season.name}.` : `Players of ${site.name}.`,
    editedAt: '/playerListAuth',
  }),
})
