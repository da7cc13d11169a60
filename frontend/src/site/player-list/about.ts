import { activeSeason, seasonsOf } from '../seasons/queries'
import { choicesOf } from '../standings/tables'
import { isSought } from './directory'
import { playersOf, soughtIn } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site, search }, ask) => {
    const season = activeSeason(await ask(seasonsOf(site)))
    const choices = season ? await ask(choicesOf(site, season.id)) : []
    if (isSought(soughtIn(search))) await ask(playersOf(site))
    return { season, teams: choices.flatMap(({ teams }) => teams).length }
  },
  head: ({ season, teams }, { site }) => ({
    title: 'Players',
    description: season ? `Players of the ${teams} teams of ${season.name}.` : `Players of ${site.name}.`,
    editedAt: '/playerListAuth',
  }),
})
