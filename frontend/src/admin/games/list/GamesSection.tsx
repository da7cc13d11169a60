import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button, NativeSelect, Switch } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GameRowAnswer, LeagueGamesAnswer } from '../../../api/schema'
import { longDate, toBeDecided } from '../../../ui/format/dates'
import { counted } from '../../../ui/format/figures'
import { PlusIcon } from '../../../ui/icons'
import type { SaveOutcome } from '../../editing/save-edit'
import { AdminTable } from '../../parts/AdminTable'
import { Boundary } from '../../parts/Boundary'
import { DeleteSelected } from '../../parts/DeleteSelected'
import { EmptyState } from '../../parts/EmptyState'
import { listed } from '../../parts/listed'
import { toast } from '../../parts/toast'
import type { LeagueAt } from '../../leagues/queries'
import { gameColumns, numbered, type NumberedGame } from './game-columns'
import { GameDialog } from './GameDialog'
import styles from './games.module.css'
import { Mismatches } from './Mismatches'
import { nextOpenGame } from './next-open-game'
import { useDeleteGames, useLeagueGames, useLeagueScoreCalls, useRestoreGames } from './queries'
import { quickScoreId } from './QuickScore'
import { ScoreDialog } from './ScoreDialog'
import { hasScore, matchup } from './score-text'
import { useDateFilter } from './use-date-filter'
import { useQuickScores } from './use-quick-scores'

const undated = 'undated'

/** What became of a score that was typed in the list; a conflict is shown in its row. */
const say = (outcome: SaveOutcome) => {
  if (outcome === 'saved') toast.success('Score updated successfully')
  else if (outcome !== 'conflict') toast.error(outcome.failed, 'Failed to update final score.')
}

const noGames: LeagueGamesAnswer = { games: [], teams: [] }

const dateChoices = (games: readonly GameRowAnswer[]) => [
  { value: '', label: 'All Dates' },
  ...[...new Set(games.map(({ date }) => date ?? undated))].map(date => ({
    value: date,
    label: date === undated ? toBeDecided : longDate(date),
  })),
]

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

/** The schedule of a league: its games by date, their scores, adding and deleting. Spec 2 §2. */
export const GamesSection = ({ at }: { at: LeagueAt }) => {
  const games = useLeagueGames(at)
  const { games: all, teams } = games.data ?? noGames
  const [wanted, chooseDate] = useDateFilter(at.leagueId)
  const dates = useMemo(() => dateChoices(all), [all])
  const date = dates.some(({ value }) => value === wanted) ? wanted : ''
  const shown = useMemo(() => numbered(all).filter(game => date === '' || (game.date ?? undated) === date), [all, date])
  const [adding, setAdding] = useState(false)
  const [scoring, setScoring] = useState<GameRowAnswer | null>(null)
  const [isQuick, setQuick] = useState(false)
  const scoreCalls = useLeagueScoreCalls(at)
  const scores = useQuickScores(scoreCalls, say)
  const remove = useDeleteGames(at)
  const restore = useRestoreGames(at)

  const [goal, showGame] = useGoal()
  const isOpen = (game: NumberedGame) => !hasScore(game) && scores.scoreOf(game.id) === undefined
  const goOn = ({ id }: GameRowAnswer) => {
    const next = nextOpenGame(shown, id, isOpen)
    if (next) showGame(next.id)
    else document.querySelector<HTMLElement>(`a[href$="/games/${id}"]`)?.focus()
  }
  const beginQuick = (begins: boolean) => {
    setQuick(begins)
    const first = begins && shown.find(isOpen)
    if (first) showGame(first.id)
  }

  const columns = gameColumns({ onUpdateScore: setScoring, ...(isQuick && { quick: { scores, onSent: goOn } }) })
  const addGame = (
    <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
      Add Game
    </Button>
  )

  return (
    <div className={styles.section}>
      <div className={styles.tools}>
        <NativeSelect label="Date" value={date} data={dates} onChange={event => chooseDate(event.currentTarget.value)} />
        <Switch label="Enter scores in the list" checked={isQuick} onChange={event => beginQuick(event.currentTarget.checked)} />
        {addGame}
      </div>
      <Boundary>
        <Mismatches at={at} />
      </Boundary>
      <AdminTable
        label="Games"
        of={listed(games, () => shown)}
        rowKey={({ id }) => id}
        columns={columns}
        bring={goal}
        cards
        open={({ id }) => adminAddress('game', { game: id })}
        select={{
          name: matchup,
          actions: (selected, clear) => (
            <DeleteSelected
              selected={selected}
              clear={clear}
              noun="game"
              question="Are you sure you want to delete the selected items?"
              consequence={`${counted(selected.length, 'game')} with scores, box scores and what they count for in the standings.`}
              remove={rows => remove.mutateAsync(rows.map(({ id }) => id))}
              restore={rows => restore.mutateAsync(rows.map(({ id }) => id))}
              done="Items deleted successfully."
              failure="Error occurred while deleting."
            />
          ),
        }}
        empty={<EmptyState hint="Add the first one, or import a league's files.">No games or byes available</EmptyState>}
      />
      <GameDialog at={at} teams={teams} open={adding} onClose={() => setAdding(false)} />
      <ScoreDialog calls={scoreCalls} game={scoring} onClose={() => setScoring(null)} />
    </div>
  )
}
