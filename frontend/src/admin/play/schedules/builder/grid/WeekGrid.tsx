import type { DragEvent } from 'react'
import type { ByeAnswer, GameAnswer, WeekOffAnswer } from '../../../../../api/schema'
import { shortDate, timeText } from '../../../../../ui/format/dates'
import { quantity } from '../../../../../ui/format/figures'
import { byeText } from '../../../../../ui/format/dates-off'
import { CheckIcon, ChevronIcon, CloseIcon, WarningIcon } from '../../../../../ui/icons'
import { matchup, scoreText } from '../../../games/list/score-text'
import { IconWord } from '../../../../parts/tables/IconWord'
import { WeekOffLine } from '../../WeekOffLine'
import type { GridSlot, GridWeek } from './week-grid'
import styles from './WeekGrid.module.css'

/** What a person may do with the lines of a grid, and what is said of them. */
export type Picking = {
  readonly picked: GameAnswer | null
  /** Why the picked game cannot be swapped with this one; undefined where it may, or where nothing is picked. */
  readonly whyNot: (game: GameAnswer) => string | undefined
  /** What a swap of the picked game with this one would lead to: the person is asked about it. */
  readonly asks: (game: GameAnswer) => readonly string[]
  /** What would be in the way of the picked game at a free slot. */
  readonly inTheWay: (slot: GridSlot) => readonly string[]
  /** What is in the way of a game where it is. */
  readonly conflicts: (game: GameAnswer) => readonly string[]
  readonly pick: (game: GameAnswer) => void
  readonly move: (slot: GridSlot) => void
  readonly drag: (game: GameAnswer) => void
  readonly drop: (on: GameAnswer | GridSlot) => void
  /** Takes the picked game out. */
  readonly remove?: (game: GameAnswer) => void
  /** Lets the two teams of the picked game exchange their sides. */
  readonly turn?: (game: GameAnswer) => void
  /** Whether a game is shown as it is to be, and everybody else sees it as it is. */
  readonly waits?: (game: GameAnswer) => boolean
  /** Lets the picked or dragged game go. */
  readonly leave: () => void
}

type Props = {
  week: GridWeek<GameAnswer>
  byes: readonly ByeAnswer[]
  weekOffs: readonly WeekOffAnswer[]
  picking: Picking
  /** On a phone all weeks but one are folded. */
  fold: 'none' | 'open' | 'closed'
}

const Heading = ({ week: { index, dates } }: Pick<Props, 'week'>) => (
  <h4>
    Week {index + 1} <span className={styles.dates}>{dates.map(date => shortDate(date)).join(', ')}</span>
  </h4>
)

/** What is in a week that is folded. */
const Summary = ({ lines, picking }: Pick<GridWeek<GameAnswer>, 'lines'> & Pick<Props, 'picking'>) => {
  const games = lines.flatMap(line => (line.kind === 'game' ? [line.game] : []))
  const hasConflict = games.some(game => picking.conflicts(game).length > 0)
  return (
    <span className={styles.summary}>
      {hasConflict && <IconWord icon={<WarningIcon size={14} />}>Conflict</IconWord>}
      <span className={styles.dates}>{quantity(games.length, 'game')}</span>
    </span>
  )
}

/** One week of a schedule: its games, what is free, byes and weeks off. */
export const WeekGrid = ({ week, byes, weekOffs, picking, fold }: Props) => {
  const { index, dates, lines } = week
  const inWeek = (
    <>
      {weekOffs.map(weekOff => (
        <p key={weekOff.id}>
          <WeekOffLine weekOff={weekOff} />
        </p>
      ))}
      <ul className={styles.lines}>
        {lines.map(line =>
          line.kind === 'game' ? (
            <GameCell
              key={line.key}
              game={line.game}
              withDay={dates.length > 1 || line.game.date !== dates[0]}
              picking={picking}
            />
          ) : (
            <FreeCell key={line.key} slot={line.slot} withDay={dates.length > 1} picking={picking} />
          ),
        )}
      </ul>
      {byes.map(bye => (
        <p key={`${bye.id} ${bye.date}`} className={styles.bye}>
          {byeText(bye)}
        </p>
      ))}
    </>
  )
  const label = `Week ${index + 1}`
  if (fold === 'none')
    return (
      <div role="group" className={styles.week} aria-label={label}>
        <Heading week={week} />
        {inWeek}
      </div>
    )
  return (
    <details className={styles.fold} aria-label={label} open={fold === 'open'}>
      <summary>
        <ChevronIcon size={16} />
        <Heading week={week} />
        <Summary lines={lines} picking={picking} />
      </summary>
      <div className={styles.week}>{inWeek}</div>
    </details>
  )
}

type Slot = Pick<GameAnswer, 'date' | 'time' | 'location'>

/** When and where; the day is in the heading of a week that has only one. */
const When = ({ slot: { date, time, location }, withDay }: { slot: Slot; withDay: boolean }) => (
  <span className={styles.when}>
    <span className={withDay ? undefined : 'visuallyHidden'}>{shortDate(date)} · </span>
    {[timeText(time), location].filter(Boolean).join(' · ')}
  </span>
)

type VerdictProps = { id: string; may: 'yes' | 'asks' | 'no'; summary: string; reasons?: readonly string[] }

const verdictIcons = { yes: CheckIcon, asks: WarningIcon, no: CloseIcon }

/** Whether the picked game may go to a cell; it lies in room that the cell keeps for it, so that nothing moves. */
const Verdict = ({ id, may, summary, reasons = [] }: VerdictProps) => {
  const Icon = verdictIcons[may]
  return (
    <span id={id} className={styles.verdict} data-may={may}>
      <Icon size={14} />
      <span>
        <span className={reasons.length > 0 ? 'visuallyHidden' : undefined}>{summary}</span> {reasons.join(' ')}
      </span>
    </span>
  )
}

export const gameCellId = (game: number) => `game-cell-${game}`

/** A game, which a click or Enter picks, or swaps with the one that is picked. */
const GameCell = ({ game, withDay, picking }: { game: GameAnswer; withDay: boolean; picking: Picking }) => {
  const { picked } = picking
  const isPicked = picked?.id === game.id
  const whyNot = picked === null || isPicked ? undefined : picking.whyNot(game)
  const maySwap = picked !== null && !isPicked && whyNot === undefined
  const asks = maySwap ? picking.asks(game) : []
  const conflicts = picking.conflicts(game)
  const [verdict, remarks] = [`verdict-game-${game.id}`, `about-game-${game.id}`]
  return (
    <li className={styles.cell} data-conflict={conflicts.length > 0 || undefined}>
      <button
        type="button"
        id={gameCellId(game.id)}
        className={styles.game}
        aria-pressed={isPicked}
        aria-disabled={whyNot !== undefined}
        aria-describedby={`${verdict} ${remarks}`}
        data-may-swap={(maySwap && asks.length === 0) || undefined}
        draggable
        onDragStart={event => {
          event.dataTransfer.setData('text/plain', matchup(game))
          picking.drag(game)
        }}
        onDragEnd={picking.leave}
        onDragOver={event => event.preventDefault()}
        onDrop={() => picking.drop(game)}
        onClick={() => whyNot === undefined && picking.pick(game)}
      >
        <When slot={game} withDay={withDay} />
        <span>{matchup(game)}</span>
        {game.score_home !== null && <span className={styles.when}>{scoreText(game)}</span>}
        {picking.waits?.(game) && <span className={styles.waits}>Not published yet</span>}
      </button>
      {whyNot !== undefined && <Verdict id={verdict} may="no" summary="Cannot be swapped:" reasons={[whyNot]} />}
      {maySwap && asks.length === 0 && <Verdict id={verdict} may="yes" summary="Can be swapped." />}
      {maySwap && asks.length > 0 && <Verdict id={verdict} may="asks" summary="In the way:" reasons={asks} />}
      <span id={remarks} className={styles.remarks}>
        {conflicts.map(text => (
          <IconWord key={text} icon={<WarningIcon size={14} />}>
            {text}
          </IconWord>
        ))}
      </span>
    </li>
  )
}

/** A free slot: the picked game goes there. */
const FreeCell = ({ slot, withDay, picking }: { slot: GridSlot; withDay: boolean; picking: Picking }) => {
  const { picked } = picking
  const inTheWay = picked === null ? [] : picking.inTheWay(slot)
  const verdict = `verdict-${slot.date}-${slot.time}-${slot.location ?? ''}`.replaceAll(/[^\w-]/g, '-')
  const drop = { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: () => picking.drop(slot) }
  const when = <When slot={slot} withDay={withDay} />
  return (
    <li className={styles.cell}>
      {picked === null ? (
        <span className={styles.free} {...drop}>
          {when} Free
        </span>
      ) : (
        <button type="button" className={styles.free} aria-describedby={verdict} onClick={() => picking.move(slot)} {...drop}>
          {when} Move here
        </button>
      )}
      {inTheWay.length > 0 && <Verdict id={verdict} may="asks" summary="In the way:" reasons={inTheWay} />}
    </li>
  )
}
