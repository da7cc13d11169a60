import { Fragment, type ReactNode } from 'react'
import { quantity } from '../../ui/format/figures'
import { StopIcon } from '../../ui/icons'
import type { GameLine } from '../games/game-line'
import { GameLines } from '../games/GameLines'
import { DayHeading } from '../parts/DayHeading'
import { GameList, NoGameRow } from '../parts/GameRow'
import { gamesByDay } from './by-day'
import type { DateOff } from './dates-off'
import styles from './Days.module.css'

type Props = {
  games: readonly GameLine[]
  off: readonly DateOff[]
  withLeague: boolean
  newestFirst?: boolean
  /** What comes below the first day, which is in view at once. */
  belowFirst?: ReactNode
}

/** About how high a day is, in pixels, before it has been on the screen. */
const heightOf = (games: number, off: number) => `auto ${46 + games * 100 + off * 45}px`

/** Games, weeks off and byes under their days. */
export const Days = ({ games, off, withLeague, newestFirst, belowFirst }: Props) =>
  gamesByDay(games, off, newestFirst).map(({ date, games: ofDay, off: offDay }, place) => (
    <Fragment key={date}>
      <section className={styles.day} style={{ containIntrinsicBlockSize: heightOf(ofDay.length, offDay.length) }}>
        <DayHeading date={date} count={ofDay.length > 0 ? quantity(ofDay.length, 'game') : undefined} />
        <OffRows off={offDay.filter(({ kind }) => kind === 'week off')} withLeague={withLeague} />
        {ofDay.length > 0 && <GameLines games={ofDay} withLeague={withLeague} />}
        <OffRows off={offDay.filter(({ kind }) => kind === 'bye')} withLeague={withLeague} />
      </section>
      {place === 0 && belowFirst}
    </Fragment>
  ))

/** A stop sign, `No Games` and why; or the teams that have a bye (docs/public-pages.md#schedule). */
const OffRows = ({ off, withLeague }: Pick<Props, 'off' | 'withLeague'>) =>
  off.length > 0 && (
    <GameList>
      {off.map(({ kind, text, leagues }) => (
        <NoGameRow key={`${kind} ${text} ${leagues.join()}`} place={withLeague && leagues.join(', ')}>
          {kind === 'week off' && <StopIcon />}
          <span>{kind === 'week off' ? `No Games · ${text}` : text}</span>
        </NoGameRow>
      ))}
    </GameList>
  )
