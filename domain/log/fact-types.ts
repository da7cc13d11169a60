import type { BracketFact } from '../brackets/events'
import type { Claimed } from '../claims/events'
import type { GameFact } from '../games/events'
import type { IdsReserved } from '../ids/events'
import type { ImportFact } from '../imports/events'
import type { OrganizationFact } from '../organizations/events'
import type { PlayerFact } from '../players/events'
import type { SeasonFact } from '../seasons/events'
import type { LeagueFact } from '../seasons/leagues/events'
import type { TeamFact } from '../teams/events'
import type { UserFact } from '../users/events'
import type { LogCreated } from './events'

/** Every fact that the product writes. */
export type AnyFact =
  | LogCreated
  | IdsReserved
  | Claimed
  | OrganizationFact
  | UserFact
  | SeasonFact
  | LeagueFact
  | TeamFact
  | PlayerFact
  | GameFact
  | BracketFact
  | ImportFact

/** The newest schema version of each type; the compiler sees to it that no fact is forgotten. */
export const FACT_VERSIONS: { readonly [Type in AnyFact['type']]: number } = {
  LogCreated: 1,
  IdsReserved: 1,
  Claimed: 1,
  OrganizationCreated: 1,
  OrganizationChanged: 1,
  FeatureFlagSet: 1,
  OrganizationDeleted: 1,
  UserCreated: 1,
  UserChanged: 1,
  PasswordChanged: 1,
  UserDeleted: 1,
  PersonErased: 1,
  SeasonCreated: 1,
  SeasonChanged: 1,
  SeasonActivated: 1,
  SeasonDeactivated: 1,
  SeasonDeleted: 1,
  LeagueAdded: 1,
  LeagueRenamed: 1,
  LeaguesOrdered: 1,
  LeagueDeleted: 1,
  TeamEnteredLeague: 1,
  TeamLeftLeague: 1,
  PlayerJoinedRoster: 1,
  PlayerLeftRoster: 1,
  CaptainNamed: 1,
  TeamCreated: 1,
  TeamChanged: 1,
  TeamDeleted: 1,
  PlayerAdded: 1,
  PlayerChanged: 1,
  PlayerDeleted: 1,
  GameScheduled: 1,
  GameDetailsChanged: 1,
  ScoreUpdated: 1,
  PeriodScoreUpdated: 1,
  BoxScoreLineRecorded: 1,
  GameSidesChanged: 1,
  GameDeleted: 1,
  GameRestored: 1,
  MatchupGameCreated: 1,
  MatchupGameRemoved: 1,
  MatchupGameRestored: 1,
  ImportBegun: 1,
  OuterIdsMapped: 1,
  RowsBroughtIn: 1,
  ImportFinished: 1,
  ImportFailed: 1,
}

export const isKnownType = (type: string): type is AnyFact['type'] => Object.hasOwn(FACT_VERSIONS, type)
