import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Side } from '@fullcourt/domain/games/events'
import type { DivisionGameAnswer, MatchupGameDto } from '../../../api/schema'
import { Effects } from '../../parts/effects/Effects'
import { useEffectsOf } from '../../parts/effects/use-effects-of'
import { WatchForm } from '../../parts/effects/WatchForm'
import { FAILURES } from '../../parts/feedback/failures'
import { DateField, TextField, TimeField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { toast } from '../../parts/feedback/toast'
import { hasScore } from '../games/list/score-text'
import { ScoreField } from '../games/scores/ScoreField'
import { useAskScoreOfForm } from '../games/scores/use-ask-score'
import { useCorrectResult } from '../games/undoing/use-correct-result'
import { WalkoverSelect } from '../games/walkover/WalkoverSelect'
import { gameById } from './bracket-games'
import { bothScores, correctionIn, gameChanges, gameFields, storedGame, type GameValues } from './game-values'
import { bracketQuery, changedMatchupGame, useChangeMatchupGame, type DivisionAt } from './queries'

type Props = {
  at: DivisionAt
  /** `Semifinal 1`. */
  label: string
  /** The game; null while the dialog is closed. */
  game: DivisionGameAnswer | null
  /** The team that is above in the bracket, and in the form. */
  upper: number | null
  /** The name of a team of the bracket. */
  nameOf: (team: number) => string
  onClose: () => void
}

const changedResult = ({ score, walkover_winner }: Partial<GameValues>) => score !== undefined || walkover_winner !== undefined

/** Score, walk-over, date, time and place of a game of a bracket (docs/admin.md#brackets). */
export const EditGameDialog = ({ at, label, game, upper, nameOf, onClose }: Props) => {
  const change = useChangeMatchupGame(at)
  const correctResult = useCorrectResult()
  const askScore = useAskScoreOfForm()
  const names = {
    home: game ? nameOf(game.home_team_id) : '',
    away: game ? nameOf(game.away_team_id) : '',
  }
  const [entered, setEntered] = useState<{ readonly of: number; readonly correction: MatchupGameDto | null } | null>(null)
  const correction = game && entered?.of === game.id ? entered.correction : null
  const effects = useEffectsOf(game && correction && changedMatchupGame(at, game.id, correction))
  const sides: readonly Side[] = game?.away_team_id === upper ? ['away', 'home'] : ['home', 'away']

  const editOf = (stored: DivisionGameAnswer): RecordEdit<GameValues> => ({
    fields: gameFields(names),
    stored: storedGame(stored),
    send: async (changed, revision) => {
      await askScore(changed.score ?? null)
      const changes = gameChanges(changed)
      await effects.save(ifPreview =>
        correctResult(stored.id, undoes =>
          change.mutateAsync({ id: stored.id, changes: { ...changes, ...(undoes && { undoes }) }, revision, ifPreview }),
        ),
      )
      toast.success(changedResult(changed) ? 'Score updated successfully' : 'Game details updated successfully!')
    },
    fresh: async ask => storedGame(gameById(await ask(bracketQuery(at)), stored.id)),
  })

  return (
    <FormDialog
      record={game?.id ?? 'new'}
      title={`Edit Game: ${label}`}
      submit="Save Changes"
      open={game !== null}
      onClose={onClose}
      onSubmit={game && editOf(game)}
      check={bothScores}
      failure={FAILURES.updateMatchupGame}
    >
      {sides.map(side => (
        <ScoreField
          key={side}
          name={`score_${side}`}
          label={`Points of ${names[side]}`}
          defaultValue={game?.[`score_${side}`] ?? ''}
        />
      ))}
      <WalkoverSelect winner={game?.walkover_winner ?? null} names={names} sides={sides} />
      {game && <WatchForm onEntered={form => setEntered({ of: game.id, correction: correctionIn(game, names, form) })} />}
      <Effects of={effects} />
      <DateField name="date" label="Date" defaultValue={game?.date ?? ''} />
      <TimeField name="time" label="Time" defaultValue={game?.time ?? ''} />
      <TextField name="location" label="Location" defaultValue={game?.location ?? ''} />
      <TextField
        name="location_url"
        label="Location URL"
        type="url"
        placeholder="https://"
        defaultValue={game?.location_url ?? ''}
      />
      {game && hasScore(game) && (
        <TextField
          name="reason"
          label="Reason"
          description="Why the game is changed. Shown in its history. Optional."
          maxLength={500}
        />
      )}
      {game && <Link to={adminAddress('game', { game: game.id })}>Box score and periods of this game</Link>}
    </FormDialog>
  )
}
