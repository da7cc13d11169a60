import { SIDES } from '@fullcourt/domain/games/sides'
import type { BoxScoreAnswer } from '../../../api/schema'
import { ConflictCard, type Versions } from '../ConflictCard'
import { periodChanges, pointsIn, type FinalsEdit } from './finals-edit'
import type { FinalsConflict, FinalsEditing } from './use-finals-editing'

const scoreVersions = (mine: FinalsEdit, now: FinalsEdit, teams: Teams): Versions[] =>
  SIDES.map(side => ({ label: teams[side], mine: mine.score.is[side], theirs: now.score.is[side] }))

type Teams = { readonly home: string; readonly away: string }

const periodVersions = (mine: FinalsEdit, now: FinalsEdit, teams: Teams, nameOf: (period: number) => string): Versions[] =>
  periodChanges(mine).map(({ period, side, points }) => ({
    label: `${nameOf(period)}, ${teams[side]}`,
    mine: points,
    theirs: pointsIn(now.periods.is, period)[side],
  }))

const versionsOf = (mine: FinalsEdit, { part, now }: FinalsConflict, { game, gamePeriods }: BoxScoreAnswer): Versions[] => {
  const teams = { home: game.homeTeam, away: game.awayTeam }
  if (part === 'score') return scoreVersions(mine, now, teams)
  return periodVersions(mine, now, teams, period => gamePeriods.find(({ id }) => id === period)?.name ?? `Period ${period}`)
}

/** Somebody else changed the final score, or the same period, meanwhile: both stand here, and the second one chooses. */
export const FinalsConflictCard = ({ answer, finals }: { answer: BoxScoreAnswer; finals: FinalsEditing }) => {
  const { edit, conflict } = finals
  if (!edit || !conflict) return null
  return (
    <ConflictCard
      title={conflict.part === 'score' ? 'Final score' : 'Periods'}
      message={conflict.message}
      versions={versionsOf(edit, conflict, answer)}
      onMine={finals.keepMine}
      onTheirs={finals.takeTheirs}
    />
  )
}
