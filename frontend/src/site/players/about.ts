import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { callAddress } from '../../api/address'
import { oneDecimal } from '../../ui/format/figures'
import { summaryText } from '../../ui/format/summary'
import { pageAbout } from '../page'
import type { PageHead } from '../site'
import { inSeason } from '../kept-season'
import { askSeason, seasonToAsk, seasonFilter } from '../seasons/season-at'
import { seasonsOf, type PublicSeason } from '../seasons/queries'
import { profileIn, seasonOfPlayer, type Profile } from './profile'
import { featuredPlayerQuery, playerOf } from './queries'
import { pointsPerGame, seasonToShow, sportOfGames, sumOfSeason, type PlayedSeason } from '../../ui/played/season-figures'

/** `12.4 points a game, 78.3% of free throws, 21 threes made in Fall.` */
const figuresOf = (season: PlayedSeason, shown: Profile['shown']) => {
  const sport = sportOfGames(season, shown)
  const { percentage, percentageNote, figure, figureNote } = sport.summary
  const summed = (abbreviation: Abbreviation) => summaryText(abbreviation, sumOfSeason(season, abbreviation))
  return `${oneDecimal(pointsPerGame(season, sport))} ${sport.score.noun} a game, ${summed(percentage)} ${percentageNote}, ${summed(figure)} ${figureNote} in ${season.name}.`
}

const headOf = (player: Profile, season: PublicSeason | undefined, what: string): PageHead => {
  const shown = seasonToShow(player)
  const figures = shown && shown.games.length ? figuresOf(shown, player.shown) : ''
  return {
    title: `${player.name} – ${what}`,
    description: [player.stays[0]?.team.name, figures].filter(Boolean).join(': ') || `${player.name}: teams and statistics.`,
    keep: seasonFilter(season),
  }
}

type About = {
  /** What the page shows of them, for its title. */
  readonly what: string
  readonly editedAt: (id: number) => NonNullable<PageHead['editedAt']>
}

/** What a page of a player is made of. */
export const aboutPlayer = ({ what, editedAt }: About) =>
  pageAbout({
    queries: async (at, ask) => {
      const [asked, seasons, player] = await Promise.all([
        askSeason(at, ask),
        ask(seasonsOf(at.site)),
        ask(playerOf(at.site, at.id, at.search)),
        ask(featuredPlayerQuery(at.site)),
      ])
      const season = seasonOfPlayer(player, asked, seasons)
      return { asked, past: seasonToAsk(season), player: profileIn(player, season) }
    },
    head: ({ asked, past, player }, { id }) => ({
      ...headOf(player, asked, what),
      season: past,
      preview: callAddress(`/api/playersv2/${id}/preview.png`, {}, { seasonId: past }),
      above: { name: 'Players', to: inSeason('/playerList', past) },
      editedAt: editedAt(id),
    }),
  })
