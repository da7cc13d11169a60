import type { Sport } from '@fullcourt/domain/sports/sports'
import { monthAndDay } from '../../ui/format/dates'
import { oneDecimal } from '../../ui/format/figures'
import type { PlayedSeason } from '../../ui/played/season-figures'
import { pointsPerGame } from '../../ui/played/season-figures'
import { capitalize } from '../../ui/format/capitalize'
import styles from './Trend.module.css'

const [width, height, edge] = [640, 200, 12]

const steps = [1, 2, 5, 10, 20, 50, 100, 200]
const mostLines = 4

/** The values with a line across, from 0 on: round ones, a few, the last at or above the best game. */
export const ticksTo = (best: number): readonly number[] => {
  const step = steps.find(each => Math.ceil(best / each) <= mostLines) ?? best
  return Array.from({ length: Math.max(1, Math.ceil(best / step)) + 1 }, (_, i) => i * step)
}

/** Places the points of a season's games in a picture of fixed size: x by order, y by points, from 0 to the last line. */
export const trendPoints = (points: readonly number[]) => {
  const ticks = ticksTo(Math.max(...points, 0))
  const top = ticks.at(-1) ?? 1
  const step = points.length > 1 ? (width - 2 * edge) / (points.length - 1) : 0
  const y = (value: number) => height - edge - (value / top) * (height - 2 * edge)
  return { y, ticks, places: points.map((value, place) => ({ x: Math.round(edge + place * step), y: Math.round(y(value)) })) }
}

const share = (y: number) => `${Math.round((y / height) * 1000) / 10}%`

/** Points game by game over an axis, with the average as a line. The table holds the same figures in words. */
export const Trend = ({ season, sport }: { season: PlayedSeason; sport: Sport }) => {
  const kept = season.games.flatMap(({ figures, date }) => {
    const value = figures[sport.score.figure]
    return value === undefined ? [] : [{ value, date }]
  })
  const points = kept.map(({ value }) => value)
  const average = pointsPerGame(season, sport)
  if (points.length < 3 || average === null) return null
  const { y, ticks, places } = trendPoints(points)
  const mean = Math.round(y(average))
  return (
    <figure className={styles.trend}>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.values}>
          {ticks.map(value => (
            <span key={value} style={{ top: share(y(value)) }}>
              {value}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${width} ${height}`} focusable="false">
          {ticks.map(value => (
            <line key={value} className={styles.tick} x1={0} x2={width} y1={y(value)} y2={y(value)} />
          ))}
          <line className={styles.mean} x1={0} x2={width} y1={mean} y2={mean} />
          <polyline className={styles.line} points={places.map(at => `${at.x},${at.y}`).join(' ')} />
          {places.length <= 40 && places.map(at => <circle key={at.x} className={styles.dot} cx={at.x} cy={at.y} r={4} />)}
        </svg>
        <div className={styles.days}>
          <span>{monthAndDay(kept[0]?.date)}</span>
          <span>{monthAndDay(kept.at(-1)?.date)}</span>
        </div>
      </div>
      <figcaption>
        {capitalize(sport.score.noun)} in {points.length} games, from the first to the last: between {Math.min(...points)} and{' '}
        {Math.max(...points)}. The dashed line is the average, {oneDecimal(average)}.
      </figcaption>
    </figure>
  )
}
