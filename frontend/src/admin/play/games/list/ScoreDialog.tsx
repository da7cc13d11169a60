import { typedPoints } from '@fullcourt/domain/games/typed-points'
import { useState } from 'react'
import type { Score } from '@fullcourt/domain/games/events'
import type { GameRowAnswer } from '../../../../api/schema'
import { optionalText, tick, type RecordField, type ValuesOf } from '../../../parts/editing/record-fields'
import { Effects } from '../../../parts/effects/Effects'
import { useEffectsOf } from '../../../parts/effects/use-effects-of'
import { WatchForm } from '../../../parts/effects/WatchForm'
import { FAILURES } from '../../../parts/feedback/failures'
import { correctedScore } from '../effects/game-changes'
import { scoreOf } from '../finals/score-of'
import { CheckField } from '../../../parts/forms/choice-fields'
import { fieldText, TextField } from '../../../parts/forms/fields'
import { FormDialog } from '../../../parts/forms/FormDialog'
import type { RecordEdit } from '../../../parts/forms/RecordForm'
import { toast } from '../../../parts/feedback/toast'
import { ScoreField } from '../scores/ScoreField'
import { useAskScoreOfForm } from '../scores/use-ask-score'
import { publicReason, type NewScore, type ScoreCalls, type StoredScore } from './score-calls'
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

/** What the form of a game holds. */
type Entered = { readonly game: number; readonly score: Score } & Pick<NewScore, 'reason' | 'reasonPublic'>

/** Null while it holds no score. */
const enteredIn = (game: number, form: FormData): Entered | null => {
  const [home, away] = (['score_home', 'score_away'] as const).map(name => typedPoints(fieldText(form, name) ?? ''))
  if (typeof home !== 'number' || typeof away !== 'number') return null
  return { game, score: { home, away }, reason: fieldText(form, 'reason'), reasonPublic: form.get('reasonPublic') !== null }
}

const isCorrection = ({ score_home, score_away }: GameRowAnswer, { score: { home, away } }: Entered) =>
  score_home !== null && score_away !== null && (score_home !== home || score_away !== away)

const askedOf = ({ game, score, ...why }: Entered) => correctedScore(game, score, why)

const storedEntry = (game: StoredScore) => ({
  value: { score: scoreOf(game), reason: null, reasonPublic: false },
  revision: game.revision ?? 0,
})

/** Enters the final score of a game, or corrects it, then with a reason (docs/admin.md#games). */
export const ScoreDialog = ({ calls: { update, fresh }, game, onClose }: Props) => {
  const askScore = useAskScoreOfForm()
  const [entered, setEntered] = useState<Entered | null>(null)
  const effects = useEffectsOf(game && entered?.game === game.id && isCorrection(game, entered) ? askedOf(entered) : null)
  const editOf = (game: GameRowAnswer): RecordEdit<Values> => ({
    fields,
    stored: storedEntry(game),
    send: async ({ score, reason = null, reasonPublic = false }, revision) => {
      if (!score) return
      await askScore(score)
      await effects.save(ifPreview => update({ game: game.id, revision, score, reason, reasonPublic, ifPreview }))
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
          <WatchForm onEntered={form => setEntered(enteredIn(game.id, form))} />
          <Effects of={effects} />
        </>
      )}
    </FormDialog>
  )
}
