import { whole } from '../../ui/format/figures'
import { sportOfSeason } from '../seasons/sport'
import { askSeason, seasonAsked, seasonKept } from '../seasons/season-at'
import { progressOfLeague } from '../standings/queries'
import { isTotal } from '../parts/PerGameSwitch'
import { leaderboardOf, leadersOf, statIn } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async (at, ask) => {
    const season = await askSeason(at, ask)
    const seasonId = seasonAsked(season)
    const by = isTotal(at.search) ? 'total' : 'game'
    const [board] = await Promise.all([
      ask(leaderboardOf(at.site, seasonId)),
      ask(progressOfLeague(at.site, seasonId)),
      ask(leadersOf(at.site, { seasonId, by, stat: statIn(at.search)?.abbreviation })),
    ])
    return { board, season }
  },
  head: ({ board, season }, { site }) => {
    const { points, threes } = sportOfSeason(season).leaders
    const [first, second] = [points, threes].map(({ label }) => label.toLowerCase())
    const leading = [
      { what: first, rows: board.points },
      { what: second, rows: board.threes },
      { what: 'wins', rows: board.wins },
    ].flatMap(({ what, rows: [leader] }) => (leader ? `${leader.name} with ${whole(leader.value)} ${what}` : []))
    return {
      title: `Leaders – ${first}, ${second}, wins`,
      keep: seasonKept(season),
      description: leading.length ? `${season?.name ?? site.name}: ${leading.join(', ')}.` : `Who leads ${site.name}.`,
      editedAt: '/stats',
    }
  },
})
