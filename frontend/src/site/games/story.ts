import { isOvertime } from '@fullcourt/domain/games/periods'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { quantity } from '../../ui/format/figures'
import type { BoxScore, PeriodLine } from './box-score'

type StoryGame = Pick<BoxScore, 'away' | 'home' | 'periods' | 'completed'>
type SideName = 'away' | 'home'

/** By how much a close game is won at most, and one that was never close at least. */
const CLOSE = 3
const CLEAR = 20

/** How far the side was ahead after each period, the last one left out; null where the periods are not the whole game. */
const leadsOf = ({ away, home, periods }: StoryGame, side: SideName): readonly { name: string; lead: number }[] | null => {
  const sum = (of: SideName) => periods.reduce((total, period) => total + (period[of] ?? 0), 0)
  if (periods.length < 2 || sum('away') !== away.points || sum('home') !== home.points) return null
  let lead = 0
  return periods.slice(0, -1).map((period: PeriodLine) => {
    const ahead = (period.home ?? 0) - (period.away ?? 0)
    lead += side === 'home' ? ahead : -ahead
    return { name: period.name, lead }
  })
}

/** How the lead went, from the side of the winner: ` after trailing by 8 at the end of Q3`. */
const course = (game: StoryGame, winner: SideName): string => {
  const leads = leadsOf(game, winner)
  if (!leads) return ''
  const worst = leads.reduce((least, after) => (after.lead < least.lead ? after : least))
  if (worst.lead < 0) return ` after trailing by ${-worst.lead} at the end of ${worst.name}`
  return leads.every(({ lead }) => lead > 0) ? ', ahead at the end of every period' : ''
}

const verbFor = (margin: number) => {
  if (margin <= CLOSE) return 'edged'
  return margin >= CLEAR ? 'ran away from' : 'beat'
}

/**
 * A completed game in one sentence: `Ohana edged DINKs by 3 after trailing by 8 at the end of Q3.` The course of the lead is
 * given only where the periods add up to the final score; null for a game without one.
 */
export const storyOf = (game: StoryGame, { score: { noun } }: Pick<Sport, 'score'>): string | null => {
  const { away, home, periods } = game
  if (!game.completed || away.points === null || home.points === null) return null
  const extra = periods.some(({ name }) => isOvertime(name)) ? ' in overtime' : ''
  if (away.points === home.points) return `${away.name} and ${home.name} tied at ${home.points}${extra}.`
  const winner = home.points > away.points ? 'home' : 'away'
  const loser = winner === 'home' ? 'away' : 'home'
  const margin = Math.abs(home.points - away.points)
  const by = margin === 1 ? quantity(1, noun.replace(/s$/, '')) : String(margin)
  return `${game[winner].name} ${verbFor(margin)} ${game[loser].name} by ${by}${extra}${course(game, winner)}.`
}
