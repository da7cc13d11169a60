import type { Score, Side } from './events'
import { otherSide, SIDES } from './sides'

/** Points of both sides in a period. */
type PeriodPoints = Score & { readonly name: string }

type Lead = { readonly side: Side; readonly points: number; readonly after: string }

/** How a lead went from the end of one period to that of the next. */
export type GameCourse = {
  readonly largest: Lead
  /** How often the other side was in front after a period than the one that had been last. */
  readonly changes: number
}

const leadsAfter = (periods: readonly PeriodPoints[]): readonly Lead[] => {
  const sums = { home: 0, away: 0 }
  return periods.flatMap(period => {
    for (const side of SIDES) sums[side] += period[side]
    const side = SIDES.find(one => sums[one] > sums[otherSide(one)])
    return side ? [{ side, points: sums[side] - sums[otherSide(side)], after: period.name }] : []
  })
}

/**
 * The course of a game by its periods, in their order; null where these are fewer than two or not the whole score, and where nobody was
 * ever in front. What happened within a period is not known.
 */
export const courseOf = (periods: readonly PeriodPoints[], score: Score): GameCourse | null => {
  const isWhole = SIDES.every(side => periods.reduce((sum, period) => sum + period[side], 0) === score[side])
  const leads = leadsAfter(periods)
  const [first, ...others] = leads
  if (periods.length < 2 || !isWhole || !first) return null
  return {
    largest: others.reduce((most, lead) => (lead.points > most.points ? lead : most), first),
    changes: leads.filter(({ side }, place) => place > 0 && side !== leads[place - 1]?.side).length,
  }
}

/** The same in words: `Largest lead after a period: Hawks by 12, after Q3`. */
export const courseInWords = (
  { largest, changes }: GameCourse,
  names: { readonly [side in Side]: string },
): readonly string[] => [
  `Largest lead after a period: ${names[largest.side]} by ${largest.points}, after ${largest.after}`,
  `Lead changes between periods: ${changes}`,
]
