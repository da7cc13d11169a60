import { AWAY_FIRST } from '@fullcourt/domain/games/sides'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { whole } from '../../../../ui/format/figures'
import { ConflictCard, type Versions } from '../../../parts/editing/ConflictCard'
import { periodChanges, pointsIn } from './finals-edit'
import type { FinalsEditing } from './use-finals-editing'

type Props = { answer: BoxScoreAnswer; finals: FinalsEditing }

const teamsOf = ({ game }: BoxScoreAnswer) => ({ home: game.homeTeam, away: game.awayTeam })

const ScoreConflict = ({ answer, finals }: Props) => {
  if (finals.score?.status.kind !== 'conflict') return null
  const { value, status } = finals.score
  const versions: Versions[] = AWAY_FIRST.map(side => ({
    label: teamsOf(answer)[side],
    mine: whole(value[side]),
    theirs: whole(status.theirs.value[side]),
  }))
  return (
    <ConflictCard
      title="Final score"
      message={status.message}
      versions={versions}
      onMine={() => finals.keepMine('score')}
      onTheirs={() => finals.takeTheirs('score')}
    />
  )
}

const PeriodsConflict = ({ answer, finals }: Props) => {
  if (finals.periods?.status.kind !== 'conflict') return null
  const { read, value, status } = finals.periods
  const nameOf = (period: number) => answer.gamePeriods.find(({ id }) => id === period)?.name ?? `Period ${period}`
  const versions: Versions[] = periodChanges(read.value, value).map(({ period, side, points }) => ({
    label: `${nameOf(period)}, ${teamsOf(answer)[side]}`,
    mine: whole(points),
    theirs: whole(pointsIn(status.theirs.value, period)[side]),
  }))
  return (
    <ConflictCard
      title="Periods"
      message={status.message}
      versions={versions}
      onMine={() => finals.keepMine('periods')}
      onTheirs={() => finals.takeTheirs('periods')}
    />
  )
}

/** Somebody else changed the final score, or the same period, meanwhile: both are shown here, and the second one chooses. */
export const FinalsConflictCard = (props: Props) => (
  <>
    <ScoreConflict {...props} />
    <PeriodsConflict {...props} />
  </>
)
