import type { GameRowAnswer } from '../../../api/schema'
import { entered, NumberField, TextField } from '../../parts/fields'
import { FormDialog } from '../../parts/FormDialog'
import type { LeagueAt } from '../../leagues/queries'
import { useScoreSaving } from './score-saving'
import { hasScore } from './score-text'

type Props = { at: LeagueAt; game: GameRowAnswer | null; onClose: () => void }

/** Enters the final score of a game, or corrects it, then with a reason. Spec 2 §4. */
export const ScoreDialog = ({ at, game, onClose }: Props) => {
  const save = useScoreSaving(at)
  const submit = async (form: FormData) => {
    if (!game) return
    const score = { home: Number(entered(form, 'score_home')), away: Number(entered(form, 'score_away')) }
    await save(game, score, entered(form, 'reason'))
  }
  return (
    <FormDialog
      record={game?.id ?? 'new'}
      title="Update Score"
      submit="Update Score"
      open={game !== null}
      onClose={onClose}
      onSubmit={submit}
      failure="Failed to update final score."
    >
      <NumberField name="score_away" label={`${game?.awayTeam} (away)`} required defaultValue={game?.score_away ?? ''} />
      <NumberField name="score_home" label={`${game?.homeTeam} (home)`} required defaultValue={game?.score_home ?? ''} />
      {game && hasScore(game) && (
        <TextField
          name="reason"
          label="Reason"
          description="Why the score changes, for the history of the game. May stay empty."
          maxLength={500}
        />
      )}
    </FormDialog>
  )
}
