import type { Score } from '@fullcourt/domain/games/events'
import type { GameRowAnswer } from '../../../../api/schema'
import { optionalText, tick, type RecordField, type ValuesOf } from '../../../parts/editing/record-fields'
import { FAILURES } from '../../../parts/feedback/failures'
import { scoreOf } from '../finals/finals-edit'
import { CheckField, fieldText, TextField } from '../../../parts/forms/fields'
import { FormDialog } from '../../../parts/forms/FormDialog'
import type { RecordEdit } from '../../../parts/forms/RecordForm'
import { toast } from '../../../parts/feedback/toast'
import { ScoreField } from '../scores/ScoreField'
import { useAskScoreOfForm } from '../scores/use-ask-score'
import { publicReason, type ScoreCalls, type StoredScore } from './score-calls'
import { hasScore, scoreOfSides } from './score-text'

type Props = { calls: ScoreCalls; game: GameRowAnswer | null; onClose: () => void }

/** One figure: a person's own score is set against another person's as a whole. */
const scoreField: RecordField<Score | null> = {
  label: 'Final score',
  entered: form => ({ home: Number(fieldText(form, 'score_home')), away: Number(fieldText(form, 'score_away')) }),
  shown: scoreOfSides,
}

const fields = { score: scoreField, reason: optionalText('Reason'), reasonPublic: tick(publicReason.label) }

type Values = ValuesOf<typeof fields>

const storedEntry = (game: StoredScore) => ({
  value: { score: scoreOf(game), reason: null, reasonPublic: false },
  revision: game.revision ?? 0,
})

/** Enters the final score of a game, or corrects it, then with a reason (docs/admin.md#games). */
export const ScoreDialog = ({ calls: { update, fresh }, game, onClose }: Props) => {
  const askScore = useAskScoreOfForm()
  const editOf = (game: GameRowAnswer): RecordEdit<Values> => ({
    fields,
    stored: storedEntry(game),
    send: async ({ score, reason = null, reasonPublic = false }, revision) => {
      if (!score) return
      await askScore(score)
      await update({ game: game.id, revision, score, reason, reasonPublic })
      toast.success('Score updated successfully')
    },
    fresh: async () => storedEntry(await fresh(game.id)),
  })

  return (
    <FormDialog
      record={game?.id ?? 'new'}
      title="Update Score"
      open={game !== null}
      onClose={onClose}
      onSubmit={game && editOf(game)}
      failure={FAILURES.updateScore}
    >
      <ScoreField name="score_away" label={`${game?.awayTeam} (away)`} required defaultValue={game?.score_away ?? ''} />
      <ScoreField name="score_home" label={`${game?.homeTeam} (home)`} required defaultValue={game?.score_home ?? ''} />
      {game && hasScore(game) && (
        <>
          <TextField
            name="reason"
            label={fields.reason.label}
            description="Why the score is changed. Shown in the history of the game. Optional."
            maxLength={500}
          />
          <CheckField name="reasonPublic" label={publicReason.label} description={publicReason.description} />
        </>
      )}
    </FormDialog>
  )
}
