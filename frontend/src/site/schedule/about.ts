import { isUpcoming } from '@fullcourt/domain/games/status'
import { dateText } from '../../ui/format/dates'
import { inWords } from '../parts/game-sides'
import { askSeason, seasonFilter } from '../seasons/season-at'
import { leagueChoicesQuery } from '../standings/tables'
import { scheduleFilter } from './filter'
import { scheduleOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async (at, ask) => {
    const { site, search } = at
    const filter = scheduleFilter(search)
    const season = await askSeason(at, ask)
    const [schedule, choices] = await Promise.all([
      ask(scheduleOf(site, filter)),
      season ? ask(leagueChoicesQuery(site, season.id)) : [],
    ])
    const league = choices.find(({ id }) => id === filter.league)
    const team = choices.flatMap(({ teams }) => teams).find(({ id }) => id === filter.team)
    return { season, about: team?.name ?? league?.name ?? season?.name, ...schedule }
  },
  head: ({ season, about, games, progress }, { site }) => {
    const next = games.filter(game => isUpcoming(game.state) && game.date === progress.next).slice(0, 3)
    return {
      title: `Schedule – ${about ?? 'games and results'}`,
      description: next.length
        ? `Next on ${dateText(progress.next)}: ${next.map(game => inWords(game.away, game.home)).join('; ')}.`
        : `Games and results of ${site.name}.`,
      keep: ['league', 'team', ...seasonFilter(season)],
      editedAt: '/schedule',
    }
  },
})
