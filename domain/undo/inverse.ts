import type { WantedBranding } from '../branding/decide'
import type { DefinitionKind } from '../definitions/lists'
import type { EditableDetails } from '../games/decide'
import type { GameFigures } from '../games/events'
import type { EnteredFact } from '../games/take-back'
import type {
  BusinessId,
  ByeId,
  DivisionId,
  GameId,
  ImportId,
  LeagueId,
  LinkId,
  OrganizationId,
  PlanId,
  PlayerId,
  ScheduleId,
  SeasonId,
  SportId,
  TeamId,
  UserId,
  WeekOffId,
} from '../ids/kinds'
import type { BusinessDetails } from '../organizations/businesses/events'
import type { PlayerNames } from '../players/events'
import type { OrderRule } from '../order-rules/order-rule'
import type { OrganizationProfile } from '../organizations/events'
import type { MenuLinkDetails } from '../organizations/menu/events'
import type { WantedChange } from '../schedules/pending/decide'
import type { DraftSlot, PlannedGame, ScheduleDetails } from '../schedules/events'
import type { SeasonDetails } from '../seasons/events'
import type { TeamDetails } from '../teams/events'

type InLeague = { readonly season: SeasonId; readonly league: LeagueId }
type InTeam = InLeague & { readonly team: TeamId }

/** A thing that can be deleted and brought back, with all that its commands want to know of it. */
export type DeletableThing =
  | { readonly kind: 'organization'; readonly organization: OrganizationId }
  | { readonly kind: 'season'; readonly season: SeasonId }
  | { readonly kind: 'league'; readonly at: InLeague }
  | { readonly kind: 'division'; readonly division: DivisionId }
  | { readonly kind: 'team'; readonly team: TeamId }
  | { readonly kind: 'entry'; readonly at: InTeam }
  | { readonly kind: 'rosterPlace'; readonly at: InTeam; readonly player: PlayerId }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'user'; readonly user: UserId }
  /** `asItWas`: what was entered for it at that moment; who takes a game away with it takes nothing away that was entered since. */
  | { readonly kind: 'game'; readonly game: GameId; readonly asItWas?: GameFigures }
  | { readonly kind: 'bye'; readonly bye: ByeId }
  | { readonly kind: 'weekOff'; readonly weekOff: WeekOffId }
  /** `only`: the games that go with it; those that were there before it came back stay. */
  | { readonly kind: 'schedule'; readonly schedule: ScheduleId; readonly only?: readonly GameId[] }
  | { readonly kind: 'business'; readonly business: BusinessId }
  | { readonly kind: 'link'; readonly link: LinkId }

/** A list that people put into an order. */
export type OrderedList =
  | { readonly kind: 'leagues'; readonly season: SeasonId }
  | { readonly kind: 'divisionTeams'; readonly season: SeasonId; readonly division: DivisionId }
  | { readonly kind: 'menuLinks'; readonly organization: OrganizationId }
  | {
      readonly kind: 'definitions'
      readonly organization: OrganizationId
      readonly of: DefinitionKind
      readonly sport: SportId
    }

/** What takes a fact back: what a command is to bring about, with the values that were there before. */
export type Inverse =
  | { readonly does: 'delete' | 'restore'; readonly thing: DeletableThing }
  | { readonly does: 'takeBackFigures'; readonly game: GameId; readonly entered: readonly EnteredFact[] }
  | { readonly does: 'showReason'; readonly game: GameId; readonly correction: number; readonly isPublic: boolean }
  | { readonly does: 'changeDetails'; readonly game: GameId; readonly wanted: Partial<EditableDetails> }
  | {
      readonly does: 'changeOrganization'
      readonly organization: OrganizationId
      readonly wanted: Partial<OrganizationProfile>
      readonly flags: { readonly [flag: string]: boolean }
      readonly branding: WantedBranding
    }
  | {
      readonly does: 'changeSite'
      readonly organization: OrganizationId
      readonly wanted: { readonly template?: string; readonly content?: { readonly [page: string]: object } }
    }
  | { readonly does: 'changeBusiness'; readonly business: BusinessId; readonly wanted: Partial<BusinessDetails> }
  | { readonly does: 'changeLink'; readonly link: LinkId; readonly wanted: Partial<MenuLinkDetails> }
  | {
      readonly does: 'setVisibility'
      readonly organization: OrganizationId
      readonly kind: DefinitionKind
      readonly id: number
      readonly hidden: boolean
    }
  | {
      readonly does: 'changeSeason'
      readonly season: SeasonId
      readonly wanted: Partial<SeasonDetails>
      readonly active?: boolean
    }
  /** `order`: the ids of all that the list held before, in their order. */
  | { readonly does: 'order'; readonly list: OrderedList; readonly order: readonly number[] }
  | { readonly does: 'renameLeague'; readonly at: InLeague; readonly name: string }
  | { readonly does: 'setOrderRule'; readonly at: InLeague; readonly rule: OrderRule | null }
  | { readonly does: 'setPlayOffPlaces'; readonly at: InLeague; readonly places: number | null }
  | { readonly does: 'renameDivision'; readonly division: DivisionId; readonly name: string }
  | { readonly does: 'setThirdPlace'; readonly season: SeasonId; readonly division: DivisionId; readonly is: boolean }
  | {
      readonly does: 'changeTeam'
      readonly team: TeamId
      readonly wanted: Partial<TeamDetails> & { readonly unavailableSlots?: readonly string[] }
      readonly branding: WantedBranding
    }
  /** The names that a player had, sealed as they were. */
  | { readonly does: 'namePlayer'; readonly player: PlayerId; readonly names: PlayerNames }
  | { readonly does: 'nameCaptain'; readonly at: InTeam; readonly captain: PlayerId | null }
  | { readonly does: 'changeSchedule'; readonly schedule: ScheduleId; readonly wanted: Partial<ScheduleDetails> }
  /** `only`: the games that came back with the generation; those that somebody had brought back before stay. */
  | { readonly does: 'undoPlan'; readonly plan: PlanId; readonly only?: readonly GameId[] }
  | { readonly does: 'redoPlan'; readonly plan: PlanId }
  | {
      readonly does: 'moveDraftGames'
      readonly draft: PlanId
      readonly moves: readonly { readonly game: GameId; readonly slot: DraftSlot }[]
    }
  | { readonly does: 'setPendingChanges'; readonly at: InLeague; readonly changes: readonly WantedChange[] }
  | { readonly does: 'addDraftGames'; readonly draft: PlanId; readonly games: readonly PlannedGame[] }
  | { readonly does: 'removeDraftGames'; readonly draft: PlanId; readonly games: readonly GameId[] }
  | {
      readonly does: 'chooseDraft'
      readonly schedule: ScheduleId
      readonly was: PlanId | null
      readonly is: PlanId | null
    }
  | {
      readonly does: 'takeImportBack' | 'bringImportBack'
      readonly organization: OrganizationId
      readonly league: LeagueId
      readonly import: ImportId
    }
  | { readonly does: 'merge' | 'unmerge'; readonly master: PlayerId; readonly duplicate: PlayerId }
