import { CourtBar } from './CourtBar'
import type { FollowedGame } from './followed-game'
import { LeadSection } from './LeadSection'

/** Two places of a page, which one piece of code is for. */
export const FollowGame = ({ part, game }: { part: 'court' | 'lead'; game: FollowedGame }) =>
  part === 'court' ? <CourtBar game={game} /> : <LeadSection game={game} />
