import type { DragEvent } from 'react'
import type { ByeAnswer, GameAnswer, WeekOffAnswer } from '../../../../api/schema'
import { shortDate, timeOfDay } from '../../../../ui/format/dates'
import { byeText } from '../../../../ui/format/dates-off'
import { WarningIcon } from '../../../../ui/icons'
import { matchup, scoreText } from '../../../games/list/score-text'
import { IconWord } from '../../../parts/IconWord'
import { WeekOffLine } from '../../WeekOffLine'
import type { GridSlot, GridWeek } from './week-grid'
import styles from './WeekGrid.module.css'

/** What a person may do with the lines of a grid, and what is said of them. */
export type Picking = {
  readonly picked: GameAnswer | null
  /** Why the picked game cannot be swapped with this one; undefined where it may, or where nothing is picked. */
  readonly whyNot: (game: GameAnswer) => string | undefined
  /** What would be in the way of the picked game at a free slot. */
  readonly inTheWay: (slot: GridSlot) => readonly string[]
  /** What is in the way of a game where it is. */
  readonly conflicts: (game: GameAnswer) => readonly string[]
  readonly pick: (game: GameAnswer) => void
  readonly move: (slot: GridSlot) => void
  readonly drag: (game: GameAnswer) => void
  readonly drop: (on: GameAnswer | GridSlot) => void
  /** Lets the picked or dragged game go. */
  readonly leave: () => void
}

type Props = {
  week: GridWeek<GameAnswer>
  byes: readonly ByeAnswer[]
  weekOffs: readonly WeekOffAnswer[]
  picking: Picking
}

/** One week of a schedule: its games, what is free, byes and weeks off. */
export const WeekGrid = ({ week: { index, dates, lines }, byes, weekOffs, picking }: Props) => (
  <div role="group" className={styles.week} aria-label={`Week ${index + 1}`}>
    <h4>
      Week {index + 1} <span className={styles.dates}>{dates.map(date => shortDate(date)).join(', ')}</span>
    </h4>
    {weekOffs.map(weekOff => (
      <p key={weekOff.id}>
        <WeekOffLine weekOff={weekOff} />
      </p>
    ))}
    <ul className={styles.lines}>
      {lines.map(line =>
        line.kind === 'game' ? (
          <GameCell key={line.key} game={line.game} picking={picking} />
        ) : (
          <FreeCell key={line.key} slot={line.slot} picking={picking} />
        ),
      )}
    </ul>
    {byes.map(bye => (
      <p key={`${bye.id} ${bye.date}`} className={styles.bye}>
        {byeText(bye)}
      </p>
    ))}
  </div>
)

const when = ({ date, time, location }: Pick<GameAnswer, 'date' | 'time' | 'location'>) =>
  [shortDate(date), timeOfDay(time), location].filter(Boolean).join(' · ')

const Remarks = ({ id, children }: { id: string; children: readonly string[] }) => (
  <span id={id} className={styles.remarks}>
    {children.map(text => (
      <span key={text}>{text}</span>
    ))}
  </span>
)

/** A game, which a click or Enter picks, or swaps with the one that is picked. */
const GameCell = ({ game, picking }: { game: GameAnswer; picking: Picking }) => {
  const { picked } = picking
  const isPicked = picked?.id === game.id
  const whyNot = picked === null || isPicked ? undefined : picking.whyNot(game)
  const maySwap = picked !== null && !isPicked && whyNot === undefined
  const conflicts = picking.conflicts(game)
  const about = `about-game-${game.id}`
  return (
    <li className={styles.cell} data-conflict={conflicts.length > 0 || undefined}>
      <button
        type="button"
        className={styles.game}
        aria-pressed={isPicked}
        aria-disabled={whyNot !== undefined}
        aria-describedby={about}
        data-may-swap={maySwap || undefined}
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
        <span className={styles.when}>{when(game)}</span>
        <span>{matchup(game)}</span>
        {game.score_home !== null && <span className={styles.when}>{scoreText(game)}</span>}
      </button>
      <span id={about} className={styles.remarks}>
        {conflicts.map(text => (
          <span key={text} className={styles.conflict}>
            <IconWord icon={<WarningIcon size={14} />}>{text}</IconWord>
          </span>
        ))}
        {whyNot !== undefined && <span>Cannot be swapped: {whyNot}</span>}
        {maySwap && <span>Can be swapped.</span>}
      </span>
    </li>
  )
}

/** A free slot: the picked game goes there. */
const FreeCell = ({ slot, picking }: { slot: GridSlot; picking: Picking }) => {
  const { picked } = picking
  const remarks = picked === null ? [] : picking.inTheWay(slot)
  const about = `about-${slot.date}-${slot.time}-${slot.location ?? ''}`.replaceAll(/[^\w-]/g, '-')
  const drop = { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: () => picking.drop(slot) }
  return (
    <li className={styles.cell}>
      {picked === null ? (
        <span className={styles.free} {...drop}>
          <span className={styles.when}>{when(slot)}</span> Free
        </span>
      ) : (
        <button type="button" className={styles.free} aria-describedby={about} onClick={() => picking.move(slot)} {...drop}>
          <span className={styles.when}>{when(slot)}</span> Move here
        </button>
      )}
      <Remarks id={about}>{remarks}</Remarks>
    </li>
  )
}
