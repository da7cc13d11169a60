import type { BracketFact } from '../brackets/events'
import { BRACKET_HISTORY } from '../brackets/history'
import type { BrandingFact } from '../branding/events'
import { BRANDING_HISTORY } from '../branding/history'
import type { Claimed } from '../claims/events'
import type { DefinitionFact } from '../definitions/events'
import { DEFINITION_HISTORY } from '../definitions/history'
import type { DivisionFact } from '../divisions/events'
import { DIVISION_HISTORY } from '../divisions/history'
import type { EntryFact } from '../entries/events'
import { ENTRY_HISTORY } from '../entries/history'
import type { GameFact } from '../games/events'
import { GAME_HISTORY } from '../games/history'
import type { FactRecords } from '../history/fact-record'
import type { IdsReserved } from '../ids/events'
import type { ImportFact } from '../imports/events'
import { IMPORT_HISTORY } from '../imports/history'
import type { LeagueFact } from '../leagues/events'
import { LEAGUE_HISTORY } from '../leagues/history'
import type { BusinessFact } from '../organizations/businesses/events'
import { BUSINESS_HISTORY } from '../organizations/businesses/history'
import type { MenuFact } from '../organizations/menu/events'
import { MENU_HISTORY } from '../organizations/menu/history'
import type { SiteFact } from '../organizations/site/events'
import { SITE_HISTORY } from '../organizations/site/history'
import type { ScenarioFact } from '../scenarios/events'
import { SCENARIO_HISTORY } from '../scenarios/history'
import type { ScorerFact } from '../scorers/events'
import { SCORER_HISTORY } from '../scorers/history'
import type { ScheduleFact } from '../schedules/events'
import { SCHEDULE_HISTORY } from '../schedules/history'
import type { OrganizationFact } from '../organizations/events'
import { ORGANIZATION_HISTORY } from '../organizations/history'
import type { MergeFact } from '../players/merging/events'
import { MERGE_HISTORY } from '../players/merging/history'
import { PERSON_HISTORY } from '../people/history'
import type { PlayerFact } from '../players/events'
import { PLAYER_HISTORY } from '../players/history'
import type { ByeFact } from '../schedules/byes/events'
import { BYE_HISTORY } from '../schedules/byes/history'
import type { WeekOffFact } from '../schedules/week-offs/events'
import { WEEK_OFF_HISTORY } from '../schedules/week-offs/history'
import type { SeasonFact } from '../seasons/events'
import { SEASON_HISTORY } from '../seasons/history'
import type { TeamFact } from '../teams/events'
import { TEAM_HISTORY } from '../teams/history'
import type { ActivityFact } from '../users/activity/events'
import { ACTIVITY_HISTORY } from '../users/activity/history'
import type { UserFact } from '../users/events'
import { USER_HISTORY } from '../users/history'
import type { OwnInvitationFact } from '../users/invitations/events'
import { INVITATION_HISTORY } from '../users/invitations/history'
import type { LogCreated } from './events'

/** Every fact that the product writes. */
export type AnyFact =
  | LogCreated
  | IdsReserved
  | Claimed
  | OrganizationFact
  | BrandingFact
  | MenuFact
  | BusinessFact
  | SiteFact
  | DefinitionFact
  | UserFact
  | OwnInvitationFact
  | ActivityFact
  | SeasonFact
  | LeagueFact
  | EntryFact
  | DivisionFact
  | TeamFact
  | PlayerFact
  | MergeFact
  | GameFact
  | BracketFact
  | ByeFact
  | WeekOffFact
  | ScheduleFact
  | ImportFact
  | ScenarioFact
  | ScorerFact

/** What is said of each fact in its context: its version, whom it is about and how it reads. */
export const FACT_RECORDS = {
  LogCreated: { version: 1, machinery: true },
  IdsReserved: { version: 1, machinery: true },
  Claimed: { version: 1, machinery: true },
  ...ORGANIZATION_HISTORY,
  ...BRANDING_HISTORY,
  ...MENU_HISTORY,
  ...BUSINESS_HISTORY,
  ...SITE_HISTORY,
  ...DEFINITION_HISTORY,
  ...USER_HISTORY,
  ...INVITATION_HISTORY,
  ...ACTIVITY_HISTORY,
  ...PERSON_HISTORY,
  ...SEASON_HISTORY,
  ...LEAGUE_HISTORY,
  ...ENTRY_HISTORY,
  ...DIVISION_HISTORY,
  ...TEAM_HISTORY,
  ...PLAYER_HISTORY,
  ...MERGE_HISTORY,
  ...GAME_HISTORY,
  ...BRACKET_HISTORY,
  ...BYE_HISTORY,
  ...WEEK_OFF_HISTORY,
  ...SCHEDULE_HISTORY,
  ...IMPORT_HISTORY,
  ...SCENARIO_HISTORY,
  ...SCORER_HISTORY,
} as const satisfies FactRecords<AnyFact>

/** The newest schema version of each type. */
export const FACT_VERSIONS = Object.fromEntries(Object.entries(FACT_RECORDS).map(([type, { version }]) => [type, version])) as {
  readonly [Type in AnyFact['type']]: number
}

export const isKnownType = (type: string): type is AnyFact['type'] => Object.hasOwn(FACT_RECORDS, type)
