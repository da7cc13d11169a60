import { counted } from '../../ui/format/figures'
import type { GameLine } from '../games/game-line'
import { GameLines } from '../games/GameLines'
import { DayHeading } from '../parts/DayHeading'
import { byDay } from './by-day'
import styles from './Days.module.css'

type Props = { games: readonly GameLine[]; withLeague: boolean }

/** About how high a day is, in pixels, before it has been on the screen. */
const heightOf = (games: number) => `auto ${46 + games * 100}px`

/** Games under the days on which they are played. */
export const Days = ({ games, withLeague }: Props) =>
  byDay(games).map(({ date, games: ofDay }) => (
    <section key={date} className={styles.day} style={{ containIntrinsicBlockSize: heightOf(ofDay.length) }}>
      <DayHeading date={date} count={counted(ofDay.length, 'game')} />
      <GameLines games={ofDay} withLeague={withLeague} />
    </section>
  ))
