import { activeSeason, seasonsOf } from '../seasons/queries'
import { progressOfLeague } from '../standings/queries'
import { leaderboardOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site }, ask) => {
    const [board, seasons] = await Promise.all([ask(leaderboardOf(site)), ask(seasonsOf(site)), ask(progressOfLeague(site))])
    return { board, season: activeSeason(seasons) }
  },
  head: ({ board, season }, { site }) => {
    const first = [
      { what: 'points', rows: board.points },
      { what: 'threes', rows: board.threes },
      { what: 'wins', rows: board.wins },
    ].flatMap(({ what, rows: [leader] }) => (leader ? `${leader.name} with ${leader.figure} ${what}` : []))
    return {
      title: 'Leaders – points, threes, wins',
      description: first.length ? `${season?.name ?? site.name}: ${first.join(', ')}.` : `Who leads ${site.name}.`,
    }
  },
})
