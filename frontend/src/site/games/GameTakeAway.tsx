import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { isToBePlayed } from '@fullcourt/domain/games/status'
import { useState } from 'react'
import { inWords } from '../parts/game-sides'
import { useSite } from '../site'
import { boxScoreTableOf, calendarOfGame } from '../take-away/addresses'
import { ShareButton } from '../take-away/ShareButton'
import { TakeAway } from '../take-away/TakeAway'
import type { BoxScore } from './box-score'
import styles from './GamePage.module.css'

/**
 * What visitors do with a game: into their calendar before it is played, the way there, its link, its box score as a table. A game
 * that is completed while the page is open keeps what it offered.
 */
export const GameTakeAway = ({ game }: { game: BoxScore }) => {
  const site = useSite()
  const [wasAhead] = useState(isToBePlayed(game.state) && !game.lacksResult)
  const hasFigures = [...game.lines.away, ...game.lines.home].some(({ figures }) => figures !== null)
  const tables = hasFigures ? [{ label: 'Box score', href: boxScoreTableOf(site, game.id) }] : []
  const title = `${game.away.name} @ ${game.home.name}`
  return (
    <div className={`${styles.actions} screen-only`}>
      {wasAhead && game.date && (
        <a href={calendarOfGame(site, game.id)} download>
          Add to calendar
        </a>
      )}
      {wasAhead && isWebAddress(game.placeUrl) && (
        <a href={game.placeUrl} rel="noopener">
          Map
        </a>
      )}
      <ShareButton />
      <TakeAway
        label="Save & print"
        of={inWords(game.away, game.home)}
        game={wasAhead ? { ...game, title } : undefined}
        tables={tables}
      />
    </div>
  )
}
