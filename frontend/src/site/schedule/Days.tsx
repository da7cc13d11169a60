import { Fragment, type ReactNode } from 'react'
import { quantity } from '../../ui/format/figures'
import { StopIcon } from '../../ui/icons'
import type { GameLine } from '../games/game-line'
import { GameLines } from '../games/GameLines'
import { DayHeading } from '../parts/DayHeading'
import { GameList, NoGameRow } from '../parts/GameRow'
import type { DateOff } from './dates-off'
import styles from './Days.module.css'

type Day = {
  readonly date: string | null
  readonly games: readonly GameLine[]
  readonly off: readonly DateOff[]
}

/** Games, byes and weeks off under their days, from the earliest or the newest; games without a date come last. */
export const gamesByDay = (games: readonly GameLine[], off: readonly DateOff[], newestFirst = false): Day[] => {
  const days = new Map<string | null, { games: GameLine[]; off: DateOff[] }>()
  const dayOf = (date: string | null) => {
    const day = days.get(date) ?? { games: [], off: [] }
    days.set(date, day)
    return day
  }
  for (const game of games) dayOf(game.date).games.push(game)
  for (const one of off) dayOf(one.date).off.push(one)
  const earlier = newestFirst ? 1 : -1
  return [...days]
    .map(([date, day]) => ({ date, ...day }))
    .sort((a, b) => {
      if (a.date === null || b.date === null) return a.date === null ? 1 : -1
      return a.date < b.date ? earlier : -earlier
    })
}

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
