import { groupBy } from '@fullcourt/domain/facts/group-by'
import { needsScore } from '@fullcourt/domain/games/status'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { TodayAnswer, GameRowAnswer } from '../../../api/schema'
import { shortDate, timeText } from '../../../ui/format/dates'
import { quantity } from '../../../ui/format/figures'
import { nextOpenGame } from '../games/list/next-open-game'
import { quickScoreId } from '../games/list/QuickScore'
import { ScoreDialog } from '../games/list/ScoreDialog'
import { hasScore } from '../games/list/score-text'
import { useQuickScores } from '../games/list/use-quick-scores'
import { typedScore } from '../games/finals/finals-edit'
import { EmptyState } from '../../parts/feedback/EmptyState'
import { useSession } from '../../parts/session/SessionGate'
import { useScoreCalls } from './queries'
import { scoreMemory } from './score-memory'
import { ScoreList } from './ScoreList'
import styles from './Today.module.css'
import { useScoreRows, type ScoreRowState } from './use-score-rows'

const nothing = () => undefined
const noConflicts: readonly string[] = []

const conflictsByGame = ({ conflicts }: TodayAnswer): ReadonlyMap<number, readonly string[]> =>
  new Map(groupBy(conflicts, ({ game_id: id }) => id).map(of => [of[0].game_id, of.map(({ message }) => message)]))

const noGames = ({ nextDate, date }: TodayAnswer) =>
  nextDate ? `No games today. The next games are on ${shortDate(nextDate, date)}.` : 'No games today'

const howTo =
  "Press Enter to save a score and go to the next game. Leaving a row saves it too. A score in grey is the sum of the players' points: press Enter to accept it."

/** The scores of the evening and those that are missing, typed in their rows one after the other. */
export const Scores = ({ answer }: { answer: TodayAnswer }) => {
  const calls = useScoreCalls()
  const { id: user } = useSession()
  const scores = useQuickScores(calls, nothing, scoreMemory(sessionStorage, user, [...answer.games, ...answer.unscored]))
  const rowsOfVisit = useScoreRows(answer)
  const withTyped = (row: ScoreRowState) => ({ ...row, isTyped: row.isTyped || scores.scoreOf(row.game.id) !== undefined })
  const [games, earlier] = [rowsOfVisit.games.map(withTyped), rowsOfVisit.earlier.map(withTyped)]
  const [correcting, setCorrecting] = useState<GameRowAnswer | null>(null)

  const rows = [...games, ...earlier]
  const shown = useRef(rows)
  useEffect(() => {
    shown.current = rows
  })
  const { edits } = scores
  const goOn = useCallback(
    (game: number) => {
      const isOpen = ({ id, game, isTyped }: ScoreRowState & { id: number }) => {
        const edit = edits.all().get(id)
        return (
          isTyped && !hasScore(game) && needsScore(game.state, game) && (edit === undefined || typedScore(edit.value) === null)
        )
      }
      const all = shown.current.map(row => ({ ...row, id: row.game.id }))
      const next = nextOpenGame(all, game, isOpen)
      if (next) document.getElementById(quickScoreId(next.id))?.focus()
    },
    [edits],
  )
  const conflicts = useMemo(() => conflictsByGame(answer), [answer])
  const conflictsOf = ({ id }: GameRowAnswer) => conflicts.get(id) ?? noConflicts
  const list = { conflictsOf, scores, onDone: goOn, onCorrect: setCorrecting }
  const isAny = rows.some(({ isTyped }) => isTyped)

  return (
    <>
      <Counts answer={answer} />
      {isAny && <p className={styles.howTo}>{howTo}</p>}
      <section className={styles.section} aria-labelledby="games-today">
        <h2 id="games-today">Games today</h2>
        {games.length > 0 ? (
          <ScoreList {...list} label="Games today" rows={games} when={({ time }) => timeText(time)} />
        ) : (
          <EmptyState action={<Link to={adminAddress('schedule', {})}>Schedule</Link>}>{noGames(answer)}</EmptyState>
        )}
      </section>
      {earlier.length > 0 && (
        <section className={styles.section} aria-labelledby="without-score">
          <h2 id="without-score">Still without a score</h2>
          <ScoreList {...list} label="Still without a score" rows={earlier} when={({ date }) => shortDate(date, answer.date)} />
          {answer.isCut && <p className={styles.muted}>Only the oldest are shown. The others appear once these have a score.</p>}
        </section>
      )}
      <ScoreDialog calls={calls} game={correcting} onClose={() => setCorrecting(null)} />
    </>
  )
}

/** How much there is to do, with links to where it is. */
const Counts = ({ answer: { games, unscored, unequal, changes } }: { answer: TodayAnswer }) => {
  const parts = [
    { count: games.length, to: 'games-today', text: `${quantity(games.length, 'game')} today` },
    { count: unscored.length, to: 'without-score', text: `${unscored.length} still without a score` },
    { count: unequal.length, to: 'not-equal', text: `${unequal.length} that ${unequal.length === 1 ? 'does' : 'do'} not add up` },
    { count: changes.length, to: 'by-others', text: `${quantity(changes.length, 'thing')} changed by others` },
  ].filter(({ count }) => count > 0)
  return (
    parts.length > 1 && (
      <ul className={styles.counts} aria-label="On this page">
        {parts.map(({ to, text }) => (
          <li key={to}>
            <a href={`#${to}`}>{text}</a>
          </li>
        ))}
      </ul>
    )
  )
}
