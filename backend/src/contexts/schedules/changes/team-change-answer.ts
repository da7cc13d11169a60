import { partsOfChange, type TeamChange, type TeamFixture } from '@fullcourt/domain/schedules/difference/team-change'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { ScheduledGameAnswer, TeamChangeAnswer } from './changes.answers'

const scheduledGame = (teams: TeamCards, game: TeamFixture | null): ScheduledGameAnswer | null => {
  if (game === null) return null
  const { date, time, location, side, opponent, calledOff } = game
  return { date, time, location, side, opponent: teamNameOf(teams, opponent), calledOff }
}

/** The teams whose names the answer to a change shows. */
export const opponentsOf = ({ was, is }: TeamChange) => [was, is].flatMap(game => (game ? [game.opponent] : []))

/** A change as answers show it. */
export const teamChangeAnswer = (teams: TeamCards, change: TeamChange): TeamChangeAnswer => ({
  // A game that is planned alone has no id that anybody could follow.
  gameId: change.is !== null && change.is.game > 0 ? change.is.game : null,
  parts: partsOfChange(change),
  was: scheduledGame(teams, change.was),
  is: scheduledGame(teams, change.is),
})
