import { isToBePlayed } from '@fullcourt/domain/games/status'
import { sportShowing } from '@fullcourt/domain/sports/sports'
import { dateText, timeText } from '../../ui/format/dates'
import { inWords } from '../parts/game-sides'
import type { BoxScore } from './box-score'
import { inSeason } from '../kept-season'
import { leaderIn } from './leaders'
import { beforeCode, followCode } from './follow-code'
import { gamePageQuery } from './game-queries'
import { pageAbout } from '../page'
import { pastSeason, seasonsOf } from '../seasons/queries'

const topScorers = ({ lines, shown }: BoxScore) =>
  [lines.away, lines.home]
    .map(side => leaderIn(side, sportShowing(shown).score.figure))
    .flatMap(leader => (leader ? `${leader.players.map(({ name }) => name).join(', ')} ${leader.value}` : []))
    .join(' and ')

const descriptionOf = (game: BoxScore) => {
  if (!game.completed) {
    const when = [dateText(game.date), game.time && timeText(game.time), game.place].filter(Boolean).join(', ')
    return `${inWords(game.away, game.home)}: ${when}.`
  }
  const best = topScorers(game)
  return `${inWords(game.away, game.home)}.${best ? ` Most ${sportShowing(game.shown).score.noun}: ${best}.` : ''}`
}

export const about = pageAbout({
  queries: async ({ site, id }, ask) => {
    const [game, seasons] = await Promise.all([ask(gamePageQuery(site, id)), ask(seasonsOf(site))])
    if (isToBePlayed(game.state)) {
      await beforeCode.load()
      const before = beforeCode.loaded()
      if (before) await ask(before.comparisonOf(site, id))
    }
    if (game.lead || game.court) await followCode.load()
    return { game, season: pastSeason(seasons, game.season)?.id }
  },
  head: ({ game, season }, { id }) => ({
    season,
    title: `${inWords(game.away, game.home)}, ${dateText(game.date)}`,
    description: descriptionOf(game),
    preview: `/api/gamesv2/${id}/preview.png`,
    above: { name: 'Schedule', to: inSeason('/schedule', season) },
    subject: { game },
    editedAt: `/games/${id}`,
  }),
})
