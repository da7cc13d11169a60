import { useState } from 'react'
import type { Side } from '@fullcourt/domain/games/events'
import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import type { BoxScoreGameAnswer } from '../../../../api/schema'
import { ApiError } from '../../../../api/api-error'
import { optionalText } from '../../../parts/editing/record-fields'
import { Effects } from '../../../parts/effects/Effects'
import { useEffectsOf } from '../../../parts/effects/use-effects-of'
import { WatchForm } from '../../../parts/effects/WatchForm'
import { FAILURES } from '../../../parts/feedback/failures'
import { toast } from '../../../parts/feedback/toast'
import { TextField } from '../../../parts/forms/fields'
import { FormDialog } from '../../../parts/forms/FormDialog'
import type { RecordEdit } from '../../../parts/forms/RecordForm'
import { changedWalkover } from '../effects/game-changes'
import { gameQuery, useSaveWalkover } from '../queries'
import { useCorrectResult } from '../undoing/use-correct-result'
import { walkoverField } from './walkover-field'
import { WalkoverSelect } from './WalkoverSelect'

type Props = {
  /** The game as it was when the dialog was opened. */
  seen: BoxScoreGameAnswer
  open: boolean
  onClose: () => void
}

type Values = { readonly walkover_winner: Side | null; readonly reason: string | null }

const storedWalkover = ({ walkover_winner, revision = 0 }: BoxScoreGameAnswer) => ({
  value: { walkover_winner, reason: null },
  revision,
})

/** Gives a game to the team whose opponent does not play, and takes that back (docs/games.md#walk-overs). */
export const WalkoverDialog = ({ seen, open, onClose }: Props) => {
  const save = useSaveWalkover(seen.id)
  const correctResult = useCorrectResult()
  const [winner, setWinner] = useState<Side | null>(seen.walkover_winner)
  const effects = useEffectsOf(open && winner !== seen.walkover_winner ? changedWalkover(seen.id, winner) : null)
  const names = { home: seen.homeTeam, away: seen.awayTeam }
  const edit: RecordEdit<Values> = {
    fields: { walkover_winner: walkoverField(names), reason: optionalText('Reason') },
    stored: storedWalkover(seen),
    send: async ({ walkover_winner: winner, reason }, revision) => {
      if (winner === undefined) throw new ApiError(400, 'Not saved yet: change who wins.')
      await effects.save(ifPreview =>
        correctResult(seen.id, undoes =>
          save.mutateAsync({
            body: { walkover_winner: winner, ...(reason && { reason }), ...(undoes && { undoes }) },
            revision,
            ifPreview,
          }),
        ),
      )
      toast.success(winner ? `Walk-over for ${names[winner]}` : 'Walk-over taken back')
    },
    fresh: async ask => storedWalkover((await ask(gameQuery(seen.id))).game),
  }

  return (
    <FormDialog
      record={seen.id}
      title="Walk-over"
      submit="Save Changes"
      open={open}
      onClose={onClose}
      onSubmit={edit}
      failure={FAILURES.saveWalkover}
    >
      <WalkoverSelect winner={seen.walkover_winner} names={names} sides={AWAY_FIRST} />
      <TextField
        name="reason"
        label="Reason"
        description="Why the game is not played. Shown in its history. Optional."
        maxLength={500}
      />
      <WatchForm onEntered={form => setWinner(walkoverField(names).entered(form, 'walkover_winner', null))} />
      <Effects of={effects} />
    </FormDialog>
  )
}
