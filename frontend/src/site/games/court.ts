import type { CourtAnswer } from '../../api/schema'

type TeamFouls = { readonly count: number; readonly isInBonus: boolean }

/** What is on in a live game that is scored beside the court. */
export type Court = {
  /** `Q2`, `Tied after Q4`, `End of Q4`. */
  readonly stage: string
  /** The clock of the period as it was set last; null where none is kept. */
  readonly clock: CourtAnswer['clock']
  /** Null where nobody recorded a foul. */
  readonly fouls: { readonly away: TeamFouls; readonly home: TeamFouls } | null
}

const stageOf = ({ state, period }: CourtAnswer) => {
  if (period === null) return 'Live'
  if (state === 'running') return period
  return state === 'tied' ? `Tied after ${period}` : `End of ${period}`
}

export const courtOf = (answer: CourtAnswer, homeTeam: number): Court => {
  const [away, home] = [false, true].map(isHome => answer.fouls.find(({ team_id }) => (team_id === homeTeam) === isHome))
  return { stage: stageOf(answer), clock: answer.clock, fouls: away && home ? { away, home } : null }
}

/** `7:04`, to the second, in the last minute too: what a visitor sees comes later by as much as the way of a tap takes. */
export const shownClock = (milliseconds: number): string => {
  const seconds = Math.floor(Math.max(0, milliseconds) / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
