import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, NativeSelect, Switch } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameRowAnswer } from '../../../../api/schema'
import { dateText, toBeDecided } from '../../../../ui/format/dates'
import { PlusIcon } from '../../../../ui/icons'
import { Skeleton } from '../../../../ui/Skeleton'
import { isAwaited } from '../../../parts/calls/is-awaited'
import type { SaveOutcome } from '../../../parts/editing/save-edit'
import { GameDialog } from '../../games/list/GameDialog'
import gameStyles from '../../games/list/games.module.css'
import { Mismatches } from '../../games/list/Mismatches'
import { nextOpenGame } from '../../games/list/next-open-game'
import { useLeagueScoreCalls, useMismatches } from '../../games/list/queries'
import { quickScoreId } from '../../games/list/QuickScore'
import { ScoreDialog } from '../../games/list/ScoreDialog'
import { hasResult, matchup } from '../../games/list/score-text'
import { useQuickScores } from '../../games/list/use-quick-scores'
import type { LeagueAt } from '../../leagues/queries'
import { AdminTable } from '../../../parts/tables/AdminTable'
import { Boundary } from '../../../parts/feedback/Boundary'
import { EmptyState } from '../../../parts/feedback/EmptyState'
import { FAILURES } from '../../../parts/feedback/failures'
import { toast } from '../../../parts/feedback/toast'
import { BuildScheduleLink } from '../BuildScheduleLink'
import { ByeDialog } from '../byes/ByeDialog'
import { byeText, weekOffText } from '../../../../ui/format/dates-off'
import { WeekOffDialog } from '../week-offs/WeekOffDialog'
import { WeekOffLine } from '../WeekOffLine'
import { DraftNotice } from '../DraftNotice'
import { PendingChanges } from '../pending/PendingChanges'
import { RowsChosen } from './RowsChosen'
import styles from './LeagueSchedule.module.css'
import { useScheduleRows } from './queries'
import { scheduleColumns } from './schedule-columns'
import { gameKey, type ScheduleRow } from '../schedule-rows'
import { useDateFilter } from './use-date-filter'

const WITHOUT_DATE = 'undated'
const noRows: readonly ScheduleRow[] = []

/** What became of a score that was typed in the list; a conflict is shown in its row. */
const say = (outcome: SaveOutcome) => {
  if (outcome === 'saved') toast.success('Score updated successfully')
  else if (outcome !== 'conflict') toast.error(outcome.failed, FAILURES.updateScore)
}

const dateChoices = (rows: readonly ScheduleRow[]) => [
  { value: '', label: 'All Dates' },
  ...[...new Set(rows.map(({ date }) => date ?? WITHOUT_DATE))].map(date => ({
    value: date,
    label: date === WITHOUT_DATE ? toBeDecided : dateText(date),
  })),
]

const nameOf = (row: ScheduleRow) => {
  switch (row.kind) {
    case 'game':
      return matchup(row.game)
    case 'bye':
      return byeText(row.bye)
    case 'week off':
      return `${weekOffText(row.weekOff)}, ${dateText(row.date)}`
  }
}

/** The game whose input shall have the focus, once its row is on the screen. */
const useGoal = () => {
  const [goal, setGoal] = useState<number | null>(null)
  const reached = useRef<number | null>(null)
  useEffect(() => {
    const input = goal === null || goal === reached.current ? null : document.getElementById(quickScoreId(goal))
    if (!input) return
    reached.current = goal
    input.focus()
  })
  const show = (game: number) => {
    reached.current = null
    setGoal(game)
  }
  return [goal, show] as const
}

type Adding = 'game' | 'bye' | 'week off' | null

/** The schedule of a league: its games, byes and weeks off by date, scores, adding and deleting (docs/admin.md#games). */
export const LeagueSchedule = ({ at }: { at: LeagueAt }) => {
  const { rows, teams } = useScheduleRows(at)
  // They are said above the list, which comes with them: nothing is pressed that they would move.
  const mismatches = useMismatches(at)
  const all = rows.data ?? noRows
  const [wanted, chooseDate] = useDateFilter(at.leagueId)
  const dates = useMemo(() => dateChoices(all), [all])
  const date = dates.some(({ value }) => value === wanted) ? wanted : ''
  const shown = useMemo(() => all.filter(row => date === '' || (row.date ?? WITHOUT_DATE) === date), [all, date])
  const [adding, setAdding] = useState<Adding>(null)
  const [scoring, setScoring] = useState<GameRowAnswer | null>(null)
  const [isQuick, setQuick] = useState(false)
  const scoreCalls = useLeagueScoreCalls(at)
  const scores = useQuickScores(scoreCalls, say)

  const [goal, showGame] = useGoal()
  const games = shown.flatMap(row => (row.kind === 'game' ? row.game : []))
  const isOpen = (game: GameRowAnswer) => !hasResult(game) && scores.scoreOf(game.id) === undefined
  const goOn = ({ id }: GameRowAnswer) => {
    const next = nextOpenGame(games, id, isOpen)
    if (next) showGame(next.id)
    else document.querySelector<HTMLElement>(`a[href$="/games/${id}"]`)?.focus()
  }
  const beginQuick = (begins: boolean) => {
    setQuick(begins)
    const first = begins && games.find(isOpen)
    if (first) showGame(first.id)
  }

  const columns = scheduleColumns({ onUpdateScore: setScoring, ...(isQuick && { quick: { scores, onSent: goOn } }) })
  const close = () => setAdding(null)

  return (
    <div className={gameStyles.section}>
      <div className={styles.tools}>
        <NativeSelect label="Date" value={date} data={dates} onChange={event => chooseDate(event.currentTarget.value)} />
        <Switch
          label="Enter scores in the list"
          checked={isQuick}
          disabled={!rows.data}
          onChange={event => beginQuick(event.currentTarget.checked)}
        />
        <div className={styles.add}>
          <Button variant="default" leftSection={<PlusIcon />} onClick={() => setAdding('week off')}>
            Add Week Off
          </Button>
          <Button variant="default" leftSection={<PlusIcon />} onClick={() => setAdding('bye')}>
            Add Bye
          </Button>
          <Button leftSection={<PlusIcon />} onClick={() => setAdding('game')}>
            Add Game
          </Button>
        </div>
      </div>
      <Boundary>
        <DraftNotice organization={undefined} league={at.leagueId} />
      </Boundary>
      <Boundary>
        <PendingChanges at={at} />
      </Boundary>
      <Boundary>
        <Mismatches at={at} />
      </Boundary>
      {isAwaited(mismatches) ? (
        <Skeleton rows={8} />
      ) : (
        <AdminTable
          label="Games"
          of={{ ...rows, data: rows.data && shown }}
          rowKey={({ key }) => key}
          columns={columns}
          bring={goal === null ? null : gameKey(goal)}
          lines
          open={row => (row.kind === 'game' ? adminAddress('game', { game: row.game.id }) : undefined)}
          across={row => (row.kind === 'week off' ? <WeekOffLine weekOff={row.weekOff} /> : undefined)}
          select={{
            name: nameOf,
            may: row => row.kind !== 'bye' || row.bye.id !== null,
            actions: (selected, clear) => <RowsChosen at={at} selected={selected} clear={clear} />,
            always: true,
          }}
          empty={
            <EmptyState
              hint="Add the first one, build a schedule, or import a league's files."
              action={<BuildScheduleLink at={at} />}
            >
              No games or byes available
            </EmptyState>
          }
        />
      )}
      <GameDialog at={at} teams={teams} open={adding === 'game'} onClose={close} />
      <ByeDialog at={at} teams={teams} open={adding === 'bye'} onClose={close} />
      <WeekOffDialog at={at} open={adding === 'week off'} onClose={close} />
      <ScoreDialog calls={scoreCalls} game={scoring} onClose={() => setScoring(null)} />
    </div>
  )
}
