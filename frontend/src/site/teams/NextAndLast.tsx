import { useState } from 'react'
import { GameLines } from '../games/GameLines'
import type { GameLine } from '../games/game-line'
import { Section } from '../parts/Section'
import { lastGame, nextGame } from '../games/next-and-last'
import styles from './NextAndLast.module.css'

type Props = { games: readonly GameLine[]; today: string; withLeague: boolean }

const titleOfNext = (game: GameLine | undefined) => {
  if (game?.live) return 'On now'
  return game && (game.completed || game.walkover !== null) ? 'Just played' : 'Next game'
}

/** The next game of a team, and its last result. What is played while it is open stays where it was. */
export const NextAndLast = ({ games, today, withLeague }: Props) => {
  const [opened] = useState(() => ({ next: nextGame(games, today)?.id, last: lastGame(games)?.id }))
  const [next, last] = [opened.next, opened.last].map(shown => games.find(({ id }) => id === shown))
  return (
    <div className={styles.both}>
      <Section id="next" title={titleOfNext(next)}>
        {next ? (
          <GameLines games={[next]} withDate withLeague={withLeague} />
        ) : (
          <p className={styles.none}>{games.length ? 'No more games are scheduled.' : 'No games are scheduled yet.'}</p>
        )}
      </Section>
      <Section id="last" title="Last result">
        {last ? <GameLines games={[last]} withDate withLeague={withLeague} /> : <p className={styles.none}>No results yet.</p>}
      </Section>
    </div>
  )
}
