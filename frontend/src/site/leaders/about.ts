import { activeSeason, seasonsOf, sportOfSeason } from '../seasons/queries'
import { progressOfLeague } from '../standings/queries'
import { leaderboardOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site }, ask) => {
    const [board, seasons] = await Promise.all([ask(leaderboardOf(site)), ask(seasonsOf(site)), ask(progressOfLeague(site))])
    return { board, season: activeSeason(seasons) }
  },
  head: ({ board, season }, { site }) => {
    const { points, threes } = sportOfSeason(season).leaders
    const [first, second] = [points, threes].map(({ label }) => label.toLowerCase())
    const leading = [
      { what: first, rows: board.points },
      { what: second, rows: board.threes },
      { what: 'wins', rows: board.wins },
    ].flatMap(({ what, rows: [leader] }) => (leader ? `${leader.name} with ${leader.figure} ${what}` : []))
    return {
      title: `Leaders – ${first}, ${second}, wins`,
      description: leading.length ? `${season?.name ?? site.name}: ${leading.join(', ')}.` : `Who leads ${site.name}.`,
      editedAt: '/stats',
    }
  },
})
