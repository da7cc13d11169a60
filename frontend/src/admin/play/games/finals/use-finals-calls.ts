import type { PeriodScore } from '@fullcourt/domain/games/events'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { useFresh } from '../../../parts/calls/use-fresh'
import type { Editing, Stored } from '../../../parts/editing/editing'
import type { KnownEffects } from '../../../parts/effects/use-effects-of'
import type { SaveCalls } from '../../../parts/editing/save-edit'
import { gameQuery, useSavePeriods, useSaveScore } from '../queries'
import { scoreBody } from '../list/score-calls'
import { useCorrectResult } from '../undoing/use-correct-result'
import { periodChanges, storedPeriods, storedScore, typedScore, type ScoreEntry } from './finals-edit'

type Game = BoxScoreAnswer['game']
type Periods = readonly PeriodScore[]

/** The calls that save the final score and the periods, each part by itself. */
export const useFinalsCalls = ({ id, home_team_id: home, away_team_id: away }: Game, effects: KnownEffects) => {
  const fresh = useFresh()
  const saveScore = useSaveScore(id)
  const correctResult = useCorrectResult()
  const savePeriods = useSavePeriods(id)
  const teamOf = { home, away }

  const score: SaveCalls<string, ScoreEntry> = {
    send: async (_, { read, value }: Editing<ScoreEntry>): Promise<Stored<ScoreEntry>> => {
      const points = typedScore(value)
      if (!points) throw new Error('Both scores are required.')
      const saved = await effects.save(ifPreview =>
        correctResult(id, undoes =>
          saveScore.mutateAsync({ body: scoreBody({ ...value, score: points, undoes }), revision: read.revision, ifPreview }),
        ),
      )
      return storedScore(saved)
    },
    fresh: async () => storedScore((await fresh(gameQuery(id))).game),
  }

  const periods: SaveCalls<string, Periods> = {
    send: async (_, { read, value }: Editing<Periods>): Promise<Stored<Periods>> => {
      const periodScores = periodChanges(read.value, value).map(({ period, side, points }) => ({
        gamePeriodId: period,
        team_id: teamOf[side],
        score: points,
      }))
      const saved = await savePeriods.mutateAsync({ body: { periodScores }, revision: read.revision })
      return storedPeriods({ game: saved, periodScores: saved.periodScores })
    },
    fresh: async () => storedPeriods(await fresh(gameQuery(id))),
  }

  return { score, periods }
}
