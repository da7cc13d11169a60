import { weekOfDate } from '@fullcourt/domain/schedules/generation/problem'
import { planWeeks } from '@fullcourt/domain/schedules/generation-input'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { GameAnswer, GlobalTeamAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { Skeleton } from '../../../../../ui/Skeleton'
import { useKeyDown } from '../../../../../ui/use-key-down'
import { matchup } from '../../../games/list/score-text'
import { Failure } from '../../../../parts/feedback/QueryState'
import { useSeasonDates } from '../../../seasons/queries'
import { useByes } from '../../byes/queries'
import { useWeekOffs } from '../../week-offs/queries'
import { GameCounts } from './GameCounts'
import { conflictsAt, placedGame, swapConflictsOf, whyNotSwap, type NamedSurroundings } from './placing'
import { useScheduleState, useSeasonGames, useWeeks } from './queries'
import { useGridActions } from './use-grid-actions'
import { weekGrid, type GridSlot } from './week-grid'
import { gameCellId, WeekGrid, type Picking } from './WeekGrid'
import styles from './WeekGrid.module.css'

type Props = { schedule: ScheduleAnswer; teams: readonly GlobalTeamAnswer[] }

const noGames: readonly GameAnswer[] = []

/** What games of a schedule are held against, as the server does it (docs/schedules.md#conflicts). */
const useSurroundings = (schedule: ScheduleAnswer, teams: readonly GlobalTeamAnswer[]): NamedSurroundings => {
  const at = { seasonId: schedule.season_id, leagueId: schedule.leagueId }
  const games = useSeasonGames(schedule.season_id).data ?? noGames
  const weekOffs = useWeekOffs(at).data
  const byes = useByes(at).data
  const { from, to } = useSeasonDates(schedule.season_id)
  return useMemo(() => {
    const byId = new Map(teams.map(team => [team.id, team]))
    const ofLeague = new Set(games.flatMap(({ id, leagueId }) => (leagueId === schedule.leagueId ? [id] : [])))
    return {
      games: games.map(placedGame),
      unavailable: team => byId.get(team)?.unavailableSlots ?? [],
      weekOffs: (weekOffs ?? []).map(({ date }) => date),
      byes: (byes ?? []).map(bye => ({ date: bye.date, teams: bye.teams })),
      season: { from, to },
      schedules: [{ weeks: planWeeks(schedule), maxPerDay: schedule.maxPerDay, has: game => ofLeague.has(game) }],
      nameOf: team => byId.get(team)?.name ?? 'Unknown Team',
    }
  }, [games, teams, weekOffs, byes, from, to, schedule])
}

const isGame = (on: GameAnswer | GridSlot): on is GameAnswer => 'id' in on

/** Which game is picked, and what a further click, key or drop does with it. */
const usePicking = (around: NamedSurroundings, conflicts: Picking['conflicts']): Picking => {
  const [picked, setPicked] = useState<GameAnswer | null>(null)
  const [dragged, setDragged] = useState<GameAnswer | null>(null)
  const actions = useGridActions()

  const putOn = (game: GameAnswer, on: GameAnswer | GridSlot) => {
    setPicked(null)
    if (!isGame(on)) return void actions.move(game, on)
    if (whyNotSwap(game, on, around) === undefined) void actions.swap(game, on)
  }
  const pick = (game: GameAnswer) => {
    if (picked === null) setPicked(game)
    else if (picked.id === game.id) setPicked(null)
    else putOn(picked, game)
  }
  const drop = (on: GameAnswer | GridSlot) => {
    setDragged(null)
    if (dragged && !(isGame(on) && on.id === dragged.id)) putOn(dragged, on)
  }
  useKeyDown(({ key }) => {
    if (key === 'Escape') setPicked(null)
  })
  const subject = picked ?? dragged
  return {
    picked: subject,
    whyNot: game => (subject === null ? undefined : whyNotSwap(subject, game, around)),
    asks: game => (subject === null ? [] : swapConflictsOf(subject, game, around)),
    inTheWay: slot => (subject === null ? [] : conflictsAt(subject, slot, around)),
    conflicts,
    pick,
    move: slot => picked && putOn(picked, slot),
    drag: game => {
      setPicked(null)
      setDragged(game)
    },
    drop,
    leave: () => {
      setPicked(null)
      setDragged(null)
    },
  }
}

/** Says what is chosen and lets it go; it stays in view, and as high as it is. */
const PickingBar = ({ picking: { picked, leave } }: { picking: Picking }) => {
  const letGo = (game: GameAnswer) => {
    document.getElementById(gameCellId(game.id))?.focus()
    leave()
  }
  return (
    <div className={styles.bar} data-picked={picked !== null || undefined}>
      <p role="status">
        {picked
          ? `${matchup(picked)} is chosen. Choose a game to swap it with, or a free slot.`
          : 'Choose a game to swap or move it.'}
      </p>
      {picked && (
        <Button variant="default" size="compact-md" onClick={() => letGo(picked)}>
          Cancel
        </Button>
      )}
    </div>
  )
}

/** Keeps the place of the weeks until they are there. */
const WeeksSkeleton = ({ weeks }: { weeks: number }) => (
  <div className={styles.weeks}>
    {Array.from({ length: weeks }, (_, week) => (
      <Skeleton key={week} rows={5} />
    ))}
  </div>
)

/** The weeks of a schedule, in which games are swapped and moved, and how many games each team has. */
export const ScheduleGrid = ({ schedule, teams }: Props) => {
  const at = { seasonId: schedule.season_id, leagueId: schedule.leagueId }
  const { data: weeks, error, refetch } = useWeeks(schedule)
  const { data: state, isPending } = useScheduleState(schedule)
  const weekOffs = useWeekOffs(at).data ?? []
  const around = useSurroundings(schedule, teams)
  const remarks = state?.report?.conflicts ?? []
  const conflicts = (game: GameAnswer) => remarks.filter(({ game_id: id }) => id === game.id).map(({ message }) => message)
  const picking = usePicking(around, conflicts)
  const grid = useMemo(
    () =>
      weekGrid(
        schedule,
        (weeks ?? []).map(({ games }) => games),
      ),
    [schedule, weeks],
  )
  if (error && !weeks) return <Failure problem={error} retry={() => void refetch()} />
  if (!weeks || isPending) return <WeeksSkeleton weeks={schedule.numWeeks} />
  const games = weeks.flatMap(({ games: ofWeek }) => ofWeek)
  if (games.length === 0)
    return <p className={styles.bye}>No games yet. Once they are generated, you can swap and move them here.</p>
  const dates = planWeeks(schedule)
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
          />
        ))}
      </div>
      <GameCounts
        games={games}
        teams={teams.filter(({ leagues }) => leagues.some(({ league }) => league.id === schedule.leagueId))}
      />
    </div>
  )
}
