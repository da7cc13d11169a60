import { useLayoutEffect, useRef } from 'react'
import { shortDate } from '../../ui/format/dates'
import { TeamBadge } from '../../ui/team/TeamBadge'
import type { GameLine } from '../games/game-line'
import { timeOrStatus } from '../games/time-or-status'
import { resultsOf } from '../games/results-of'
import { SiteLink } from '../SiteLink'
import styles from './GameStrip.module.css'

type Props = {
  games: readonly GameLine[]
  team: number
  /** The game at which it opens; without one, at the end. */
  at: number | undefined
}

/** `W 61–58` once it is decided, `31–28` while it is on, else when it begins, or why it does not. */
const outcomeOf = (game: GameLine, team: number): string => {
  const [result] = resultsOf([game], team)
  const [own, other] = game.home.id === team ? [game.home, game.away] : [game.away, game.home]
  const score = own.points === null ? null : `${own.points}–${other.points}`
  if (result) return `${result.letter} ${score ?? 'walk-over'}`
  return score ?? timeOrStatus(game)
}

/** The games of a team side by side, in a line that scrolls: it opens at the next one. */
export const GameStrip = ({ games, team, at }: Props) => {
  const strip = useRef<HTMLOListElement>(null)
  const opens = games.find(({ id }) => id === at) ?? games.at(-1)
  // Browsers that know `scroll-initial-target` are there already.
  useLayoutEffect(() => {
    const list = strip.current
    const card = list?.querySelector<HTMLElement>('[data-opens]')
    if (list && card && list.scrollLeft === 0) list.scrollLeft = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2
  }, [])
  return (
    <ol className={styles.strip} ref={strip}>
      {games.map(game => {
        const isHome = game.home.id === team
        const opponent = isHome ? game.away : game.home
        const isPoint = game === opens
        return (
          <li key={game.id} className={isPoint ? styles.opens : undefined} data-opens={isPoint || undefined}>
            <SiteLink to={`/games/${game.id}`} className={styles.game}>
              <span className={styles.when}>{shortDate(game.date)}</span>
              <span className={styles.opponent}>
                <TeamBadge team={opponent} size={20} />
                <span>
                  <span className={styles.where}>{isHome ? 'vs' : 'at'}</span> {opponent.name}
                </span>
              </span>
              <strong className={game.completed || game.live ? styles.score : undefined}>{outcomeOf(game, team)}</strong>
            </SiteLink>
          </li>
        )
      })}
    </ol>
  )
}
