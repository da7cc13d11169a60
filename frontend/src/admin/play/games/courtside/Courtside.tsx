import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { useAddress } from '../../../parts/tables/use-address'
import type { RowKey } from '../sheet/sheet'
import styles from './Courtside.module.css'
import { CourtsideHead } from './CourtsideHead'
import type { Count } from './counts/counted'
import { SubstitutionPad } from './counts/SubstitutionPad'
import { TeamActions } from './counts/TeamActions'
import { serverTime } from './counts/server-time'
import { useCounts, type CourtsideCounts } from './counts/use-counts'
import { isCount } from './last-done'
import { LastTap } from './LastTap'
import { PlayerRows } from './PlayerRows'
import { scorerRows } from './scorer-rows'
import type { Tap } from './tap-queue'
import { TapPad } from './TapPad'
import { offeredTaps } from './taps'
import { FinalDock } from './FinalDock'
import { useClock, type CourtsideClock } from './use-clock'
import { useClosed } from './use-closed'
import { useTaps } from './use-taps'
import { useWakeLock } from './use-wake-lock'
import { VibrationChoice } from './VibrationChoice'

/** The team is in the address, so that a reload shows the same one. */
const useSide = () => {
  const { at, change } = useAddress()
  const side: Side = at('team') === 'home' ? 'home' : 'away'
  return [side, (next: Side) => change({ team: next })] as const
}

/** The period of a tap is the one that runs, or ended last: what is tapped after it is told of it. */
const madeAt = ({ period, playing }: CourtsideClock, { shown }: CourtsideCounts): Pick<Tap, 'period' | 'moment'> => ({
  ...(period === undefined ? {} : { period }),
  ...(playing
    ? { moment: { period: playing.id, remaining: shown?.remaining() ?? null, at: new Date(serverTime()).toISOString() } }
    : {}),
})

type Props = {
  answer: BoxScoreAnswer
  /** It could not be read again. */
  isOld: boolean
}

/** One team on the screen, its players as rows, and under the thumb what is tapped for one of them. */
export const Courtside = ({ answer, isOld }: Props) => {
  const taps = useTaps(answer)
  const clock = useClock(answer, taps)
  const counts = useCounts(answer, clock.periods, clock.playing)
  const [side, setSide] = useSide()
  const [open, setOpen] = useState<RowKey | null>(null)
  const [substitutes, setSubstitutes] = useState<Side | null>(null)
  const { isClosed, correct } = useClosed(taps.final)
  useWakeLock(!isClosed)

  const rows = scorerRows(answer, taps.rows, side)
  const player = rows.find(({ key }) => key === open)
  const minutes = counts.shown?.minutes ?? null
  const isSubstituting = !player && minutes !== null && substitutes === side
  const openPlayer = (row: RowKey) => {
    setSubstitutes(null)
    setOpen(row)
  }
  const close = () => {
    document.getElementById(`player-${open}`)?.focus({ preventScroll: true })
    setOpen(null)
  }
  const teamOf = (of: Side) => (of === 'home' ? answer.game.homeTeam : answer.game.awayTeam)
  const doer = (of: Side, id: number | null) => {
    const row = taps.rows.find(one => one.side === of && one.player === id)
    return { name: id === null ? '' : (row?.name ?? 'a player'), team: teamOf(of) }
  }
  const doerOf = (done: Tap | Count) => {
    if (isCount(done)) return doer(done.side, done.does === 'foul' ? done.player : null)
    const row = taps.rows.find(({ key }) => key === done.row)
    return doer(row?.side ?? side, row?.player ?? -1)
  }

  return (
    <div className={styles.courtside}>
      <div className={styles.court}>
        <div className={styles.list}>
          <CourtsideHead answer={answer} isOld={isOld} taps={taps} clock={clock} counts={counts} side={side} onSide={setSide} />
          {rows.length > 0 ? (
            <PlayerRows
              rows={rows}
              open={isClosed ? null : open}
              isClosed={isClosed}
              onOpen={openPlayer}
              lineup={minutes?.lineup(side) ?? null}
              isOut={id => minutes?.isOut(id) ?? false}
            />
          ) : (
            <EmptyState>No players on the roster yet.</EmptyState>
          )}
          <div className={styles.choice}>
            <VibrationChoice />
          </div>
        </div>
        <div className={styles.dock}>
          {isClosed ? (
            <FinalDock onCorrect={correct} />
          ) : (
            <>
              {player && (
                <TapPad
                  key={player.key}
                  row={player}
                  taps={taps}
                  offered={offeredTaps(taps.kept)}
                  counts={counts.shown}
                  made={() => madeAt(clock, counts)}
                  onClose={close}
                />
              )}
              {isSubstituting && minutes && (
                <SubstitutionPad
                  minutes={minutes}
                  side={side}
                  team={teamOf(side)}
                  rows={rows}
                  periods={clock.periods}
                  onDone={() => setSubstitutes(null)}
                />
              )}
              {!player && !isSubstituting && counts.shown && (
                <TeamActions
                  key={side}
                  counts={counts.shown}
                  side={side}
                  team={teamOf(side)}
                  onSubstitute={() => setSubstitutes(side)}
                />
              )}
              <LastTap
                taps={taps}
                counts={counts}
                doerOf={doerOf}
                doerOfOther={({ team_id, player_id }) => doer(team_id === answer.game.home_team_id ? 'home' : 'away', player_id)}
              />
            </>
          )}
        </div>
      </div>
    </div>
  )
}
