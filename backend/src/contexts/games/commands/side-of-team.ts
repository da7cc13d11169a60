import { refuseField } from '@fullcourt/domain/facts/decision'
import type { GameContext, Side } from '@fullcourt/domain/games/events'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { Refused } from '../../../core/facts/refused'

const NEITHER = refuseField('team_id', 'Team must be one of the two teams of the game.')

/** The side that a team plays on. Throws 400 for a team that is not in the game. */
export const sideOfTeam = ({ home, away }: GameContext, team: TeamId): Side => {
  if (home.team === team) return 'home'
  if (away.team === team) return 'away'
  throw new Refused(NEITHER)
}
