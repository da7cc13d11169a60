import { inWords } from '../parts/game-sides'
import { dateText } from '../../ui/format/dates'
import { ordinal } from '../../ui/format/figures'
import { recordText } from '../../ui/format/record'
import { placesOf, type TeamPlace } from '../standings/tables'
import { inSeason } from '../kept-season'
import { pastSeason, seasonsOf } from '../seasons/queries'
import { askSeason, seasonToAsk, seasonFilter } from '../seasons/season-at'
import { nextGame } from '../games/next-and-last'
import { teamOf } from './queries'
import { scheduleNewsOf } from './schedule-news'
import { pageAbout } from '../page'

/** `5–3, 2nd of 6 in Monday Night.`; before its first game a team has no place. */
const placeInWords = ({ league, row, of }: TeamPlace) =>
  row.wins + row.losses + row.ties === 0
    ? `No games yet in ${league}.`
    : `${recordText(row)}, ${ordinal(row.rank)} of ${of} in ${league}.`

export const about = pageAbout({
  queries: async (at, ask) => {
    const { site, id, search } = at
    const season = await askSeason(at, ask)
    const team = await ask(teamOf(site, id, { seasonId: seasonToAsk(season), whole: search.has('all') }))
    const past = pastSeason(await ask(seasonsOf(site)), team.season?.id)?.id
    const [places] = team.season
      ? await Promise.all([ask(placesOf(site, team.season.id, id)), ask(scheduleNewsOf(site, id, team.season.id))])
      : [[]]
    return { season, past, team, places }
  },
  head: ({ season, past, team, places }, { site, id }) => {
    const next = nextGame(team.games, site.today)
    const sentences = [...places.map(placeInWords), next && `Next: ${inWords(next.away, next.home)}, ${dateText(next.date)}.`]
    return {
      title: `${team.name} – roster and schedule`,
      description: sentences.filter(Boolean).join(' ') || `${team.name}: roster, schedule and results.`,
      image: team.logo,
      above: { name: 'Standings', to: inSeason('/teamList', past) },
      subject: { team: { id, name: team.name, logo: team.logo } },
      follow: { of: { seasonId: seasonToAsk(season), teamId: id }, name: team.name },
      editedAt: `/teams/${id}`,
      keep: seasonFilter(season),
      season: past,
    }
  },
})
