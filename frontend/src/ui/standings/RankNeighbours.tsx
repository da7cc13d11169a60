import type { ReactNode } from 'react'
import { shortDate } from '../format/dates'
import { neighbourInWords, type Words } from './rank-in-words'
import styles from './RankNeighbours.module.css'
import type { DecidingGame, Rank } from './ranked'

/** `Owls 58–62 Hawks`: the away team first, as in all lists. */
const resultOf = ({ homeTeam, awayTeam, score_home, score_away, walkover }: DecidingGame) =>
  walkover === null
    ? `${awayTeam} ${score_away}–${score_home} ${homeTeam}`
    : `${awayTeam} @ ${homeTeam}: walk-over of ${walkover === 'home' ? homeTeam : awayTeam}`

type Props = {
  readonly rank: Rank
  readonly words: Words
  /** A link to a game, which each bundle has at an address of its own. */
  readonly gameLink: (game: number, text: string) => ReactNode
}

/** A team against the one above and the one below: what decided, in what they are equal, and the games. */
export const RankNeighbours = ({ rank, words, gameLink }: Props) => (
  <div className={styles.neighbours}>
    {rank.neighbours.length === 0 && <p>No other team is in the table of {rank.leagueName}.</p>}
    {rank.neighbours.map(neighbour => {
      const { above, below, decided, equal, shared } = neighbourInWords(rank, neighbour, words)
      return (
        <section key={neighbour.where}>
          <h3>
            {above} above {below}
          </h3>
          <p className={styles.decided}>{decided}</p>
          {equal.length > 0 && <p className={styles.equal}>Equal: {equal.join(', ')}.</p>}
          {shared && <p className={styles.equal}>{shared}</p>}
          {neighbour.games.length > 0 && (
            <ul className={styles.games} aria-label={`What decides between ${above} and ${below}`}>
              {neighbour.games.map(game => (
                <li key={game.id}>
                  <span className={styles.day}>{shortDate(game.date)}</span>
                  {gameLink(game.id, resultOf(game))}
                </li>
              ))}
            </ul>
          )}
        </section>
      )
    })}
  </div>
)
