import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { messageOf } from '../../../api/api-error'
import type { GameRowAnswer } from '../../../api/schema'
import styles from './games.module.css'
import type { FinalScore } from './queries'
import { matchup } from './score-text'

type Props = {
  game: GameRowAnswer
  /** Resolves when the score is saved, or when somebody else's was kept. */
  onSave: (game: GameRowAnswer, score: FinalScore) => Promise<unknown>
}

/** How the two inputs of a game are found by the one who brings the person there. */
export const quickScoreId = (game: number) => `score-of-${game}`

const emptyInput = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input')].find(input => !input.validity.valid)

/** Two inputs in the row of a game: Enter goes to the one that is empty, then saves. */
export const QuickScore = ({ game, onSave }: Props) => {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const save = async (form: FormData) => {
    setBusy(true)
    setRefusal(null)
    try {
      await onSave(game, { home: Number(form.get('home')), away: Number(form.get('away')) })
    } catch (problem) {
      setRefusal(messageOf(problem, 'Failed to update final score.'))
    } finally {
      setBusy(false)
    }
  }

  const submitted = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = emptyInput(event.currentTarget)
    if (missing) missing.focus()
    else if (!busy) void save(new FormData(event.currentTarget))
  }

  return (
    <form className={styles.quick} noValidate onSubmit={submitted}>
      <span className={styles.inputs}>
        <PointsInput id={quickScoreId(game.id)} name="home" label={`Points of ${game.homeTeam}`} />
        <span aria-hidden="true">–</span>
        <PointsInput name="away" label={`Points of ${game.awayTeam}`} />
        <Button type="submit" variant="default" size="compact-sm" loading={busy}>
          Save<span className="visuallyHidden"> score of {matchup(game)}</span>
        </Button>
      </span>
      {refusal && (
        <span className={styles.refusal} role="alert">
          {refusal}
        </span>
      )}
    </form>
  )
}

const PointsInput = ({ label, ...input }: { id?: string; name: string; label: string }) => (
  <input
    {...input}
    className={styles.points}
    aria-label={label}
    inputMode="numeric"
    pattern="[0-9]{1,3}"
    required
    autoComplete="off"
    enterKeyHint="next"
  />
)
