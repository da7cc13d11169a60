import type { Sport } from '@fullcourt/domain/sports/sports'
import { capitalize } from '../format/capitalize'
import { difference, shareText, whole } from '../format/figures'
import type { DecidingStep } from './ranked'

const among = (teams: number | undefined) => (teams === undefined || teams <= 2 ? '' : ` among ${teams} teams`)

/** Of the games that two teams, or more, played against each other. */
const inThem = (teams: number | undefined) => (teams === undefined ? '' : ` in games against each other${among(teams)}`)

/** The step that decided, in words: `Head to head 2–1`, `Difference of points +14 to +9`; null where nothing did. */
export const stepInWords = (tieBreak: DecidingStep, { score: { noun } }: Sport): string | null => {
  const { step, own, other, wins, losses, teams } = tieBreak
  const both = `${whole(own)} to ${whole(other)}`
  switch (step) {
    case 'percentage':
      return `Share of games won ${shareText(own)} to ${shareText(other)}`
    case 'points':
      return `Table points ${both}`
    case 'losses':
      return `Fewer losses, ${both}`
    case 'wins':
      return `More wins, ${both}`
    case 'headToHead':
      return `Head to head ${whole(wins)}–${whole(losses)}${among(teams)}`
    case 'difference':
      return `Difference of ${noun}${inThem(teams)} ${difference(own)} to ${difference(other)}`
    case 'scored':
      return `${capitalize(noun)} scored${inThem(teams)} ${both}`
    case 'conceded':
      return `Fewer ${noun} allowed${inThem(teams)}, ${both}`
    case 'forfeits':
      return `Fewer forfeits, ${both}`
    case 'lot':
      return `Drawn by lot, ${both}`
    case 'equal':
      return null
  }
}
