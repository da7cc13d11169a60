import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { ByeAnswer, GameAnswer, GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { DeleteIcon } from '../../../../../ui/icons'
import { Skeleton } from '../../../../../ui/Skeleton'
import { deviceDay } from '../../../../parts/page/device-day'
import { usePhone } from '../../../../parts/page/use-phone'
import { matchup } from '../../../games/list/score-text'
import { useWeekOffs } from '../../week-offs/queries'
import { GameCounts } from './GameCounts'
import { weekAt, weekGrid } from './week-grid'
import { gameCellId, WeekGrid, type Picking } from './WeekGrid'
import styles from './WeekGrid.module.css'

/** Says what is chosen and lets it go; it stays in view, and as high as it is. */
const PickingBar = ({ picking: { picked, leave, remove, turn } }: { picking: Picking }) => {
  const letGo = (game: GameAnswer) => {
    document.getElementById(gameCellId(game.id))?.focus()
    leave()
  }
  return (
    <div className={styles.bar} data-picked={picked !== null || undefined}>
      <p role="status">
        {picked
          ? `${matchup(picked)} is chosen. Choose a game to swap it with, or a free slot.`
          : remove
            ? 'Choose a game to swap it, move it or take it out.'
            : 'Choose a game to swap or move it.'}
      </p>
      {picked && (
        <div className={styles.choices}>
          {turn && (
            <Button variant="default" size="compact-md" onClick={() => turn(picked)}>
              Swap Home and Away
            </Button>
          )}
          {remove && (
            <Button variant="default" size="compact-md" leftSection={<DeleteIcon />} onClick={() => remove(picked)}>
              Take Out
            </Button>
          )}
          <Button variant="default" size="compact-md" onClick={() => letGo(picked)}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}

/** Keeps the place of the weeks until they are there. */
export const WeeksSkeleton = ({ weeks }: { weeks: number }) => {
  const isPhone = usePhone()
  if (isPhone) return <Skeleton rows={weeks} />
  return (
    <div className={styles.weeks}>
      {Array.from({ length: weeks }, (_, week) => (
        <Skeleton key={week} rows={5} />
      ))}
    </div>
  )
}

type Props = {
  schedule: ScheduleAnswer
  teams: readonly GlobalTeamAnswer[]
  weeks: readonly { readonly games: readonly GameAnswer[]; readonly byes: readonly ByeAnswer[] }[]
  picking: Picking
}

/** Games of a schedule week by week, in which they are swapped and moved, and how many each team has. */
export const Weeks = ({ schedule, teams, weeks, picking }: Props) => {
  const weekOffs = useWeekOffs({ seasonId: schedule.season_id, leagueId: schedule.leagueId }).data ?? []
  const grid = useMemo(
    () =>
      weekGrid(
        schedule,
        weeks.map(({ games }) => games),
      ),
    [schedule, weeks],
  )
  const dates = planWeeks(schedule)
  const isPhone = usePhone()
  const [unfolded] = useState(() => weekAt(grid, deviceDay()))
  const weekOffsIn = (week: number) => weekOffs.filter(({ date }) => weekOfDate(dates, date) === week)
  return (
    <div>
      <PickingBar picking={picking} />
      <div className={styles.weeks}>
        {grid.map(week => (
          <WeekGrid
            key={week.index}
            week={week}
            byes={weeks[week.index]?.byes ?? []}
            weekOffs={weekOffsIn(week.index)}
            picking={picking}
            fold={!isPhone ? 'none' : week.index === unfolded ? 'open' : 'closed'}
          />
        ))}
      </div>
      <GameCounts
        games={weeks.flatMap(({ games }) => games)}
        teams={teams.filter(({ leagues }) => leagues.some(({ league }) => league.id === schedule.leagueId))}
      />
    </div>
  )
}
