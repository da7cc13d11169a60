import type { Side } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import { Button } from '@mantine/core'
import { useRef, type FormEvent } from 'react'
import type { GameRowAnswer } from '../../../../api/schema'
import type { EditStatus } from '../../../parts/editing/editing'
import { noPoints, typedScore, type ScoreEntry } from '../finals/finals-edit'
import { ScoreInput } from '../scores/ScoreInput'
import styles from './games.module.css'
import { matchup, scoreOfSides } from './score-text'
import type { QuickScores } from './use-quick-scores'

type Props = {
  game: GameRowAnswer
  quick: QuickScores
  /** The score is being saved: the next game without one is at hand. */
  onSent: (game: GameRowAnswer) => void
}

const sideWords = { away: 'Away', home: 'Home' }

/** How the first input of a game is found by the one who brings the person there. */
export const quickScoreId = (game: number) => `score-of-${game}`

/** Two inputs in the row of a game: Enter goes to the one that is empty, then saves and goes on to the next game. */
export const QuickScore = ({ game, quick, onSent }: Props) => {
  const inputs = { home: useRef<HTMLInputElement>(null), away: useRef<HTMLInputElement>(null) }
  const edit = quick.scoreOf(game.id)
  const entry = edit?.value ?? noPoints
  const names = { home: game.homeTeam, away: game.awayTeam }

  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const empty = AWAY_FIRST.find(side => entry[side] === null)
    if (empty) return inputs[empty].current?.focus()
    void quick.save(game.id)
    onSent(game)
  }

  return (
    <form className={styles.quick} onSubmit={submitted}>
      <span className={styles.inputs}>
        {AWAY_FIRST.map((side: Side) => (
          <label key={side} className={styles.side}>
            <span className={styles.sideName}>
              {sideWords[side]} · {names[side]}
            </span>
            <ScoreInput
              ref={inputs[side]}
              id={side === 'away' ? quickScoreId(game.id) : undefined}
              className={styles.points}
              aria-label={`Points of ${names[side]}`}
              value={entry[side]}
              onType={points => quick.type(game, side, points)}
            />
          </label>
        ))}
        <Button type="submit" variant="default" size="compact-sm" loading={edit?.status.kind === 'sending'}>
          Save<span className="visuallyHidden"> score of {matchup(game)}</span>
        </Button>
      </span>
      {edit && <Trouble game={game} status={edit.status} entry={edit.value} quick={quick} />}
    </form>
  )
}

type TroubleProps = Pick<Props, 'game' | 'quick'> & { status: EditStatus<ScoreEntry>; entry: ScoreEntry }

/** What prevents a score, beside it: nobody who types elsewhere is interrupted. */
const Trouble = ({ game, quick, status, entry }: TroubleProps) => {
  if (quick.isWaiting(game.id))
    return <span className={styles.refusal}>No connection: it will be sent when you are back online</span>
  if (status.kind === 'failed')
    return (
      <span className={styles.refusal} role="alert">
        {status.message}
      </span>
    )
  if (status.kind !== 'conflict') return null
  const [mine, theirs] = [typedScore(entry), typedScore(status.theirs.value)]
  return (
    <span className={styles.refusal} role="alert">
      {status.message}
      <span className={styles.choice}>
        <Button size="compact-sm" disabled={mine === null} onClick={() => void quick.keepMine(game.id)}>
          Save {scoreOfSides(mine)}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => quick.takeTheirs(game.id)}>
          Keep {scoreOfSides(theirs)}
        </Button>
      </span>
    </span>
  )
}
