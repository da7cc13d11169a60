import type { Side } from '@fullcourt/domain/games/events'
import type { GameRowAnswer } from '../../../api/schema'
import { changedOf, createEdits } from '../../editing/edits'
import type { Editing, Stored } from '../../editing/editing'
import { saveEdit, type SaveCalls } from '../../editing/save-edit'
import { useUnsavedWork } from '../../parts/unsaved-work'
import { useEdits } from '../../editing/use-edits'
import { scoreRules, storedScore, typedScore, type ScoreEntry } from '../finals/finals-edit'
import type { Typed } from '../sheet/line-edit'
import { toast } from '../../parts/toast'
import type { LeagueAt } from '../../leagues/queries'
import { useFreshGame, useUpdateScore } from './queries'

const failure = 'Failed to update final score.'

const useScoreCalls = (at: LeagueAt): SaveCalls<number, ScoreEntry> => {
  const update = useUpdateScore(at)
  const fresh = useFreshGame(at)
  return {
    send: async (id: number, { read, value }: Editing<ScoreEntry>): Promise<Stored<ScoreEntry>> => {
      const score = typedScore(value)
      if (!score) throw new Error('Both scores are required.')
      return storedScore(await update.mutateAsync({ game: id, revision: read.revision, score, reason: null }))
    },
    fresh: async id => storedScore(await fresh(id)),
  }
}

/** Final scores that are typed in the rows of a list, each for itself: an answer to one touches no other, and moves no focus. */
export const useQuickScores = (at: LeagueAt) => {
  const [edits, scores] = useEdits(() => createEdits<number, ScoreEntry>(scoreRules))
  const calls = useScoreCalls(at)
  useUnsavedWork(() => changedOf(scoreRules, edits.all()).length > 0, edits.clear)

  const save = async (game: number) => {
    const outcome = await saveEdit(edits, game, calls)
    if (outcome === 'saved') toast.success('Score updated successfully')
    else if (outcome !== 'conflict') toast.error(outcome.failed, failure)
  }

  return {
    scoreOf: (game: number) => scores.get(game),
    type: (game: GameRowAnswer, side: Side, points: Typed) =>
      edits.type(game.id, storedScore(game), entry => ({ ...entry, [side]: points })),
    save,
    keepMine: (game: number) => {
      edits.happened(game, { type: 'mine chosen' })
      return save(game)
    },
    takeTheirs: (game: number) => edits.happened(game, { type: 'theirs chosen' }),
  }
}

export type QuickScores = ReturnType<typeof useQuickScores>
