import { longDate } from '../../ui/format/dates'
import { inWords } from '../parts/game-sides'
import { activeSeason, seasonsOf } from '../seasons/queries'
import { choicesOf } from '../standings/tables'
import { scheduleFilter } from './filter'
import { scheduleOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site, search }, ask) => {
    const filter = scheduleFilter(search)
    const schedule = ask(scheduleOf(site, filter))
    const season = activeSeason(await ask(seasonsOf(site)))
    const choices = season ? await ask(choicesOf(site, season.id)) : []
    const league = choices.find(({ id }) => id === filter.league)
    const team = choices.flatMap(({ teams }) => teams).find(({ id }) => id === filter.team)
    return { about: team?.name ?? league?.name ?? season?.name, ...(await schedule) }
  },
  head: ({ about, games, progress }, { site }) => {
    const next = games.filter(game => !game.completed && game.date === progress.next).slice(0, 3)
    return {
      title: `Schedule – ${about ?? 'games and results'}`,
      description: next.length
        ? `Next on ${longDate(progress.next)}: ${next.map(game => inWords(game.away, game.home)).join('; ')}.`
        : `Games and results of ${site.name}.`,
      keep: ['league', 'team'],
      editedAt: '/schedule',
    }
  },
})
