import { inWords } from '../parts/game-sides'
import { longDate } from '../../ui/format/dates'
import { placesOf } from '../standings/tables'
import { placeInWords } from './place-in-words'
import { teamOf } from './queries'
import { pageAbout } from '../page'

export const about = pageAbout({
  queries: async ({ site, id }, ask) => {
    const team = await ask(teamOf(site, id))
    return { team, places: team.season ? await ask(placesOf(site, team.season.id, id)) : [] }
  },
  head: ({ team, places }, { site, id }) => {
    const next = team.games.find(game => !game.completed && (game.date ?? '') >= site.today)
    const said = [...places.map(placeInWords), next && `Next: ${inWords(next.away, next.home)}, ${longDate(next.date)}.`]
    return {
      title: `${team.name} – roster and schedule`,
      description: said.filter(Boolean).join(' ') || `${team.name}: roster, schedule and results.`,
      image: team.logo,
      editedAt: `/teams/${id}`,
    }
  },
})
