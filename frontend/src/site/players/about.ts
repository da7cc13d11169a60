import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { oneDecimal } from '../../ui/format/figures'
import { summaryText } from '../../ui/format/summary'
import { pageAbout } from '../page'
import type { PageHead } from '../site'
import type { Profile } from './profile'
import { playerOf } from './queries'
import { pointsPerGame, seasonShown, sportPlayed, sumOfSeason, type PlayedSeason } from '../../ui/played/season-figures'

/** `12.4 points a game, 78.3% of free throws, 21 threes made in Fall.` */
const figuresOf = (season: PlayedSeason, shown: Profile['shown']) => {
  const sport = sportPlayed(season, shown)
  const { percentage, percentageNote, figure, figureNote } = sport.summary
  const summed = (abbreviation: Abbreviation) => summaryText(abbreviation, sumOfSeason(season, abbreviation))
  return `${oneDecimal(pointsPerGame(season, sport))} ${sport.score.noun} a game, ${summed(percentage)} ${percentageNote}, ${summed(figure)} ${figureNote} in ${season.name}.`
}

const headOf = (player: Profile, what: string): PageHead => {
  const season = seasonShown(player)
  const figures = season && season.games.length ? figuresOf(season, player.shown) : ''
  return {
    title: `${player.name} – ${what}`,
    description: [player.stays[0]?.team.name, figures].filter(Boolean).join(': ') || `${player.name}: teams and statistics.`,
    image: player.photo,
  }
}

type About = {
  /** What the page shows of him, for its title. */
  readonly what: string
  readonly editedAt: (id: number) => NonNullable<PageHead['editedAt']>
}

/** What a page of a player is made of. */
export const aboutPlayer = ({ what, editedAt }: About) =>
  pageAbout({
    queries: ({ site, id }, ask) => ask(playerOf(site, id)),
    head: (player, { id }) => ({ ...headOf(player, what), editedAt: editedAt(id) }),
  })
