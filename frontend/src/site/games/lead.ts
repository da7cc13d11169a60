import { clockText } from '@fullcourt/domain/games/clock-text'
import type { CourseOfLeadAnswer } from '../../api/schema'
import { quantity } from '../../ui/format/figures'

/** A figure of what decided a game: `Largest lead`, `12`, `Hawks, in Q3`. */
type Deciding = { readonly label: string; readonly figure: string; readonly note: string }

/** How the lead of a game went from score to score. */
export type Lead = {
  readonly deciding: readonly Deciding[]
  readonly periods: CourseOfLeadAnswer['periods']
  /** The plot in words: who was ahead at the end of each period. */
  readonly inWords: string
}

type Team = { readonly id: number; readonly name: string }
type Teams = { readonly home: Team; readonly away: Team }

const aheadIn = (lead: number, { home, away }: Teams) =>
  lead === 0 ? 'tied' : `${(lead > 0 ? home : away).name} by ${Math.abs(lead)}`

const leadInWords = ({ periods }: CourseOfLeadAnswer, teams: Teams) =>
  periods.map(({ name, leads }) => `after ${name} ${aheadIn(leads.at(-1) ?? 0, teams)}`).join(', ')

export const leadOf = (course: CourseOfLeadAnswer, teams: Teams): Lead => {
  const { largest, changes, ties, run } = course
  const nameOf = (team: number) => (team === teams.home.id ? teams.home : teams.away).name
  const left = largest.remaining === null ? '' : `, ${clockText(largest.remaining)} left`
  const during = run.from === run.to ? `in ${run.to}` : `${run.from} to ${run.to}`
  return {
    deciding: [
      { label: 'Largest lead', figure: String(largest.points), note: `${nameOf(largest.team_id)}, in ${largest.period}${left}` },
      { label: 'Longest run', figure: `${run.points}–0`, note: `${nameOf(run.team_id)}, ${during}` },
      { label: 'Lead changes', figure: String(changes), note: ties === 0 ? 'never tied' : `tied ${quantity(ties, 'time')}` },
    ],
    periods: course.periods,
    inWords: `Lead over the game: ${leadInWords(course, teams)}.`,
  }
}
