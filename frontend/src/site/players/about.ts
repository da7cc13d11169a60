import { freeThrowPercentage, statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import { oneDecimal, percent, whole } from '../../ui/format/figures'
import { pageAbout } from '../page'
import type { PageHead } from '../site'
import type { Profile } from './profile'
import { playerOf } from './queries'
import { pointsPerGame, seasonShown } from '../../ui/played/season-figures'

const headOf = (player: Profile, what: string): PageHead => {
  const season = seasonShown(player)
  const figures =
    season && season.games.length
      ? `${oneDecimal(pointsPerGame(season))} points a game, ${percent(freeThrowPercentage(season.lines))} free throws, ${whole(statOfLines('3PM', season.lines))} threes in ${season.name}.`
      : ''
  return {
    title: `${player.name} – ${what}`,
    description: [player.stays[0]?.team.name, figures].filter(Boolean).join(': ') || `${player.name}: teams and statistics.`,
    image: player.photo,
  }
}

/** What a page of a player is made of; `what` it shows of him is in its title. */
export const aboutPlayer = (what: string) =>
  pageAbout({
    queries: ({ site, id }, ask) => ask(playerOf(site, id)),
    head: player => headOf(player, what),
  })
