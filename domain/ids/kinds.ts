/**
 * Ids that people see are integers (`Player #12`), counted per kind over the whole installation; holes are fine (docs/facts.md#identities).
 */
export type OrganizationId = number
export type UserId = number
export type SportId = number
export type SeasonId = number
export type LeagueId = number
/** A team's place in one league, with a roster and a captain of its own; the API calls it `slt_id`. */
export type EntryId = number
export type TeamId = number
export type PlayerId = number
export type GameId = number
export type PeriodId = number
export type DivisionId = number
export type ImportId = number
export type LinkId = number
export type BusinessId = number
export type StatisticId = number
export type AttributeId = number
export type ByeId = number
export type WeekOffId = number
export type ScheduleId = number
/** A generation of a schedule, or a swap of two games. */
export type PlanId = number
export type ScenarioId = number

export type IdKind =
  | 'organization'
  | 'user'
  | 'season'
  | 'league'
  | 'entry'
  | 'team'
  | 'player'
  | 'game'
  | 'division'
  | 'import'
  | 'link'
  | 'business'
  | 'period'
  | 'attribute'
  | 'bye'
  | 'weekOff'
  | 'schedule'
  | 'plan'
  | 'scenario'
