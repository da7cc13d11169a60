import { compareNames } from '@fullcourt/domain/facts/text'
import { groupBy } from '@fullcourt/domain/facts/group-by'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { GameRecord } from '../../games/queries/game-answer'
import type { CalendarChangeAnswer } from './drafts.answers'

type Games = readonly GameRecord[]

const teamsOf = ({ context: { home, away } }: GameRecord): readonly TeamId[] => [home.team, away.team]

/** Events are of games with a date. */
const eventsByTeam = (games: Games): ReadonlyMap<TeamId, number> => {
  const teams = games.filter(({ details }) => details.date !== null).flatMap(teamsOf)
  return new Map(groupBy(teams, team => team).map(same => [same[0], same.length]))
}

/** What the calendars of each team's followers get when some games come and others go (docs/history.md#what-changed-in-a-schedule). */
export const calendarChanges = (teams: TeamCards, coming: Games, going: Games): readonly CalendarChangeAnswer[] => {
  const [added, cancelled] = [eventsByTeam(coming), eventsByTeam(going)]
  return [...new Set([...added.keys(), ...cancelled.keys()])]
    .map(team => ({ team: teamNameOf(teams, team), added: added.get(team) ?? 0, cancelled: cancelled.get(team) ?? 0 }))
    .sort((a, b) => compareNames(a.team.name, b.team.name))
}
