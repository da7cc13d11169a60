import type { Sport } from '@fullcourt/domain/sports/sports'
import { oneDecimal } from '../../ui/format/figures'
import type { PlayedSeason } from '../../ui/played/season-figures'
import { pointsPerGame } from '../../ui/played/season-figures'
import { capitalized } from '../../ui/format/capitalized'
import styles from './Trend.module.css'

const [width, height, edge] = [640, 160, 10]

/** Places the points of a season's games in a picture of fixed size: x by order, y by points, from 0 to the best game. */
export const trendPoints = (points: readonly number[]) => {
  const best = Math.max(...points, 1)
  const step = points.length > 1 ? (width - 2 * edge) / (points.length - 1) : 0
  const y = (value: number) => height - edge - (value / best) * (height - 2 * edge)
  return { y, places: points.map((value, place) => ({ x: Math.round(edge + place * step), y: Math.round(y(value)) })) }
}

/** Points game by game with the average as a line. The table holds the same figures in words. */
export const Trend = ({ season, sport }: { season: PlayedSeason; sport: Sport }) => {
  const points = season.games.flatMap(({ figures }) => figures[sport.score.figure] ?? [])
  const average = pointsPerGame(season, sport)
  if (points.length < 3 || average === null) return null
  const { y, places } = trendPoints(points)
  const mean = Math.round(y(average))
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <line className={styles.mean} x1={0} x2={width} y1={mean} y2={mean} />
        <polyline className={styles.line} points={places.map(at => `${at.x},${at.y}`).join(' ')} />
        {places.length <= 40 && places.map(at => <circle key={at.x} className={styles.dot} cx={at.x} cy={at.y} r={4} />)}
      </svg>
      <figcaption>
        {capitalized(sport.score.noun)} in {points.length} games, from the first to the last: between {Math.min(...points)} and{' '}
        {Math.max(...points)}. The dashed line is the average, {oneDecimal(average)}.
      </figcaption>
    </figure>
  )
}
