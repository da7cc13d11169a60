import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { isCalledOff } from '@fullcourt/domain/games/status'
import type { Side } from '@fullcourt/domain/games/events'
import { memo, useRef, type FocusEvent, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import type { GameRowAnswer } from '../../../api/schema'
import { Changing } from '../../../ui/Changing'
import type { Editing } from '../../parts/editing/editing'
import { noPoints, typedScore, type ScoreEntry, type TypedScore } from '../games/finals/finals-edit'
import { scoreOf } from '../games/finals/score-of'
import { WarningIcon } from '../../../ui/icons'
import { TeamStripe } from '../../../ui/team/TeamStripe'
import { quickScoreId } from '../games/list/QuickScore'
import { matchup } from '../games/list/score-text'
import type { ScoreActions } from '../games/list/use-quick-scores'
import { ScoreInput } from '../games/scores/ScoreInput'
import { RowButton } from '../../parts/tables/RowButton'
import { moveInList } from './move-in-list'
import { ScoreConflict } from './ScoreConflict'
import { ScoreState } from './ScoreState'
import styles from './Today.module.css'
import type { ScoreRowState as Row } from './use-score-rows'

type Props = Row & {
  when: string
  /** What is in the way of the game at its time and place. */
  conflicts: readonly string[]
  edit: Editing<ScoreEntry> | undefined
  isWaiting: boolean
  scores: ScoreActions
  /** The row is done with: the next open game is at hand. */
  onDone: (game: number) => void
  onCorrect: (game: GameRowAnswer) => void
}

const sideWords = { away: 'Away', home: 'Home' }

/** The first box of a game bears the name by which its row is found. */
const boxId = (game: number, side: Side) => (side === AWAY_FIRST[0] ? quickScoreId(game) : `${quickScoreId(game)}-${side}`)

/** A game of the evening: who plays, the score or two boxes for it, and what became of what was typed. */
export const ScoreRow = memo(function ScoreRow(props: Props) {
  const { game, isTyped, isGone, when, conflicts, edit, scores, onCorrect } = props
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.when}>{when}</span>
        {isCalledOff(game.state) && <strong className={styles.off}>{game.statusLabel}</strong>}
        {game.location && <span>{game.location}</span>}
        {game.league && <span className={styles.league}>{game.league.name}</span>}
      </div>
      {isTyped && !isGone ? <Boxes {...props} /> : <Figures game={game} isGone={isGone} onCorrect={onCorrect} />}
      <div className={styles.links}>
        <Link className={styles.link} to={adminAddress('game', { game: game.id })}>
          Box score<span className="visuallyHidden"> of {matchup(game)}</span>
        </Link>
        {isTyped && !isGone && (
          <Link className={styles.link} to={adminAddress('courtside', { game: game.id })}>
            Score courtside<span className="visuallyHidden"> of {matchup(game)}</span>
          </Link>
        )}
      </div>
      {conflicts.map(conflict => (
        <p key={conflict} className={styles.inTheWay}>
          <WarningIcon size={16} /> {conflict}
        </p>
      ))}
      {edit && <ScoreConflict game={game} edit={edit} scores={scores} />}
    </li>
  )
})

const SideName = ({ side, game }: { side: Side; game: Row['game'] }) => (
  <span className={styles.team}>
    <span className={styles.side}>{sideWords[side]}</span>{' '}
    <span className={styles.name}>
      <TeamStripe team={side === 'home' ? game.home_team : game.away_team} /> {side === 'home' ? game.homeTeam : game.awayTeam}
    </span>
  </span>
)

/** What the box score comes to, where it says something of both teams. */
const enteredSoFar = ({ live }: Row['game']): TypedScore | null =>
  live && live.score_home > 0 && live.score_away > 0 ? scoreOf(live) : null

type BoxesProps = Pick<Props, 'game' | 'edit' | 'isWaiting' | 'scores' | 'onDone'>

const Boxes = ({ game, edit, isWaiting, scores, onDone }: BoxesProps) => {
  const inputs = { home: useRef<HTMLInputElement>(null), away: useRef<HTMLInputElement>(null) }
  const form = useRef<HTMLFormElement>(null)
  const entry: TypedScore = edit?.value ?? scoreOf(game) ?? noPoints
  const isEmpty = AWAY_FIRST.every(side => entry[side] === null)

  const soFar = enteredSoFar(game)

  const take = (points: TypedScore) => {
    for (const side of AWAY_FIRST) scores.type(game, side, points[side])
  }
  const save = () => {
    if (scores.isReady(game.id)) void scores.save(game.id)
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (refused) return refused.focus()
    if (isEmpty) return soFar ? take(soFar) : onDone(game.id)
    const empty = AWAY_FIRST.find(side => entry[side] === null)
    if (empty) return inputs[empty].current?.focus()
    save()
    onDone(game.id)
  }
  // When the window loses the focus, its field keeps it: nothing is sent that is still being typed.
  const left = ({ relatedTarget }: FocusEvent) => {
    const isInside = form.current?.contains(relatedTarget ?? document.activeElement)
    if (!isInside && typedScore(entry) !== null) save()
  }

  return (
    <form ref={form} className={styles.entry} aria-label={matchup(game)} onSubmit={submitted} onBlur={left}>
      {AWAY_FIRST.map(side => (
        <label key={side} className={styles.box} htmlFor={boxId(game.id, side)}>
          <SideName side={side} game={game} />
          <span className="visuallyHidden"> points</span>
          <ScoreInput
            ref={inputs[side]}
            id={boxId(game.id, side)}
            data-side={side}
            onKeyDown={moveInList}
            className={styles.points}
            value={entry[side]}
            placeholder={isEmpty ? soFar?.[side]?.toString() : undefined}
            onType={points => scores.type(game, side, points)}
          />
        </label>
      ))}
      <ScoreState game={game} edit={edit} isWaiting={isWaiting} />
      <button type="submit" hidden />
    </form>
  )
}

const Figures = ({ game, isGone, onCorrect }: Pick<Props, 'game' | 'isGone' | 'onCorrect'>) => {
  const score = scoreOf(game)
  return (
    <div className={styles.entry}>
      {AWAY_FIRST.map(side => (
        <div key={side} className={styles.box}>
          <SideName side={side} game={game} />
          <b className={styles.figure}>
            <Changing value={score?.[side] ?? null} />
          </b>
        </div>
      ))}
      <div className={styles.state}>
        {isGone ? (
          'This game no longer exists.'
        ) : (
          <RowButton verb="Correct" about={`the score of ${matchup(game)}`} onClick={() => onCorrect(game)} />
        )}
      </div>
    </div>
  )
}
