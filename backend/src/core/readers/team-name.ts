import type { TeamId } from '@fullcourt/domain/ids/kinds'
import { knownOf } from '@fullcourt/projections/card'
import type { TeamCard } from '@fullcourt/projections/teams/team'
import { brandingAnswer } from './branding-answer'
import type { TeamNameAnswer } from './team-name.answers'

/** Cards of teams by id. */
export type TeamCards = ReadonlyMap<string, TeamCard>

/** Shown when a name cannot be resolved (docs/people.md#names-of-who-is-gone). */
export const UNKNOWN_TEAM = 'Unknown Team'

/** What every answer says of a team beside which it is shown. */
export const teamNameOf = (teams: TeamCards, id: TeamId): TeamNameAnswer => {
  const team = knownOf(teams.get(String(id)))
  return { id, name: team?.details.name ?? UNKNOWN_TEAM, logo: team?.details.logo ?? null, ...brandingAnswer(team?.branding) }
}
