import type { Bearer } from '../branding/events'
import type { WantedBranding } from '../branding/decide'
import { EVERY_SPORT, type DefinitionKind } from '../definitions/lists'
import { noFigures } from '../games/sheet'
import type { OrganizationId, SportId } from '../ids/kinds'
import type { AnyFact } from '../log/fact-types'
import type { PlayerDetails, PlayerNames } from '../players/events'
import type { DeletableThing, Inverse, OrderedList } from './inverse'

/** Why a kind of fact cannot be undone, in words that follow "This cannot be undone:". */
export type NotInvertible = { readonly because: string }

/** It goes with other facts of its action, or follows from one, and comes back with that. */
export const FOLLOWS = 'follows'

/** What takes a fact of one type back; `orderBefore` is that of the list which a fact put into an order. */
export type UndoRule<Data> =
  | ((data: Data, orderBefore: readonly number[]) => Inverse | NotInvertible)
  | NotInvertible
  | typeof FOLLOWS

type DataOf<Type extends AnyFact['type']> = Extract<AnyFact, { readonly type: Type }>['data']

type UndoRules = { readonly [Type in AnyFact['type']]: UndoRule<DataOf<Type>> }

const because = (reason: string): NotInvertible => ({ because: reason })

const PERSONAL = because('personal data that was replaced is shown to nobody. Enter it again.')
const SECOND_FACTOR = because('only the person can switch two-factor sign-in on, with what makes their codes.')
const PASSKEY = because('only the person can add a passkey, with the device that keeps it.')
const HAPPENED = because('it is on record that it happened.')

/** Makes the rules of a pair of facts: of one thing that is there then, and of one that is gone. */
const both = <Data>(thingOf: (data: Data) => DeletableThing) => ({
  isThere: (data: Data): Inverse => ({ does: 'delete', thing: thingOf(data) }),
  isGone: (data: Data): Inverse => ({ does: 'restore', thing: thingOf(data) }),
})

const inLeague = <At extends { readonly season: number; readonly league: number }>({ season, league }: At) => ({ season, league })
const inTeam = <At extends { readonly season: number; readonly league: number; readonly team: number }>(at: At) => ({
  ...inLeague(at),
  team: at.team,
})

const organization = both(({ organization }: { readonly organization: number }) => ({ kind: 'organization', organization }))
const link = both(({ link }: { readonly link: number }) => ({ kind: 'link', link }))
const business = both(({ business }: { readonly business: number }) => ({ kind: 'business', business }))
const user = both(({ user }: { readonly user: number }) => ({ kind: 'user', user }))
const season = both(({ season }: { readonly season: number }) => ({ kind: 'season', season }))
const league = both((data: DataOf<'LeagueDeleted'>) => ({ kind: 'league', at: inLeague(data) }))
const division = both(({ division }: { readonly division: number }) => ({ kind: 'division', division }))
const entry = both((data: DataOf<'TeamLeftLeague'>) => ({ kind: 'entry', at: inTeam(data) }))
const rosterPlace = both((data: DataOf<'PlayerLeftRoster'>) => ({
  kind: 'rosterPlace',
  at: inTeam(data),
  player: data.player,
}))
const team = both(({ team }: { readonly team: number }) => ({ kind: 'team', team }))
const player = both(({ player }: { readonly player: number }) => ({ kind: 'player', player }))
const bye = both(({ bye }: { readonly bye: number }) => ({ kind: 'bye', bye }))
const weekOff = both(({ weekOff }: { readonly weekOff: number }) => ({ kind: 'weekOff', weekOff }))
const schedule = both(({ schedule }: { readonly schedule: number }) => ({ kind: 'schedule', schedule }))
const emptyGame = both(({ game }: { readonly game: number }) => ({ kind: 'game', game, asItWas: noFigures }))
const game = both(({ game, is }: DataOf<'GameRestored'>) => ({ kind: 'game', game, asItWas: is }))

const changeOrganization = (
  organization: OrganizationId,
  change: Partial<Pick<Extract<Inverse, { does: 'changeOrganization' }>, 'wanted' | 'flags' | 'branding'>>,
): Inverse => ({ does: 'changeOrganization', organization, wanted: {}, flags: {}, branding: {}, ...change })

const chooseBranding = ({ organization, team }: Bearer, branding: WantedBranding): Inverse =>
  team === null ? changeOrganization(organization, { branding }) : { does: 'changeTeam', team, wanted: {}, branding }

const setVisibility = (organization: OrganizationId, kind: DefinitionKind, id: number, hidden: boolean): Inverse => ({
  does: 'setVisibility',
  organization,
  kind,
  id,
  hidden,
})

const enter = (fact: Extract<Inverse, { does: 'takeBackFigures' }>['entered'][number]): Inverse => ({
  does: 'takeBackFigures',
  game: fact.data.game,
  entered: [fact],
})

/** A fact says which order it brought about; what the list was before is what its stream had come to. */
const putBack =
  <Data>(listOf: (data: Data) => OrderedList) =>
  (data: Data, order: readonly number[]): Inverse => ({ does: 'order', list: listOf(data), order })

const definitions =
  (of: DefinitionKind) =>
  ({
    organization: id,
    sport = EVERY_SPORT,
  }: {
    readonly organization: OrganizationId
    readonly sport?: SportId
  }): OrderedList => ({
    kind: 'definitions',
    organization: id,
    of,
    sport,
  })

/** Names are public, contact details and photos are not. */
const isOfNames = (was: Partial<PlayerDetails>): was is PlayerNames =>
  Object.keys(was).every(field => field === 'firstName' || field === 'lastName')

const importBack =
  (does: Extract<Inverse, { does: 'takeImportBack' | 'bringImportBack' }>['does']) =>
  ({ organization: of, league: into, import: id }: DataOf<'ImportUndone'>): Inverse => ({
    does,
    organization: of,
    league: into,
    import: id,
  })

/**
 * What takes each kind of fact back: its inverse, or why there is none (docs/history.md#undo). A new fact needs an answer here; the
 * compiler asks for it.
 */
export const UNDO_RULES: UndoRules = {
  LogCreated: FOLLOWS,
  IdsReserved: FOLLOWS,
  Claimed: FOLLOWS,

  OrganizationCreated: organization.isThere,
  OrganizationChanged: ({ organization: id, was }) => changeOrganization(id, { wanted: was }),
  FeatureFlagSet: ({ organization: id, flag, was }) => changeOrganization(id, { flags: { [flag]: was } }),
  ActionCutShort: HAPPENED,
  OrganizationDeleted: organization.isGone,
  OrganizationRestored: organization.isThere,
  OwnerNamed: FOLLOWS,
  StatisticsRepaired: because('a repair made the statistics agree with what was entered: there is nothing to go back to.'),
  ColoursChosen: ({ was, ...bearer }) => chooseBranding(bearer, { colours: was }),
  AbbreviationChosen: ({ was, ...bearer }) => chooseBranding(bearer, { abbreviation: was }),
  MenuLinkAdded: link.isThere,
  MenuLinkChanged: ({ link: id, was }) => ({ does: 'changeLink', link: id, wanted: was }),
  MenuLinksOrdered: putBack(({ organization: id }) => ({ kind: 'menuLinks', organization: id })),
  MenuLinkRemoved: link.isGone,
  MenuLinkRestored: link.isThere,
  BusinessAdded: business.isThere,
  BusinessChanged: ({ business: id, was }) => ({ does: 'changeBusiness', business: id, wanted: was }),
  BusinessRemoved: business.isGone,
  BusinessRestored: business.isThere,
  SiteTemplateChosen: ({ organization: id, was }) => ({ does: 'changeSite', organization: id, wanted: { template: was } }),
  SiteContentSet: ({ organization: id, page, field, was }) => ({
    does: 'changeSite',
    organization: id,
    wanted: { content: { [page]: { [field]: was } } },
  }),
  AttributeAdded: because('a list keeps what was added to it. Hide it, or reset the list.'),
  AttributeVisibilitySet: data => setVisibility(data.organization, 'attribute', data.attribute, data.was),
  AttributesOrdered: putBack(definitions('attribute')),
  AttributesReset: because('what a reset removed is not on record. Add it again.'),
  PeriodAdded: because('a list keeps what was added to it. Hide it, or reset the list.'),
  PeriodVisibilitySet: data => setVisibility(data.organization, 'period', data.period, data.was),
  PeriodsOrdered: putBack(definitions('period')),
  PeriodsReset: because('what a reset removed is not on record. Add it again.'),
  StatisticVisibilitySet: data => setVisibility(data.organization, 'statistic', data.statistic, data.was),
  StatisticsOrdered: putBack(definitions('statistic')),

  UserCreated: user.isThere,
  UserChanged: PERSONAL,
  PasswordChanged: because('a password that was replaced is known to nobody.'),
  SecondFactorSet: SECOND_FACTOR,
  SecondFactorRemoved: SECOND_FACTOR,
  PasskeyAdded: because('a passkey is removed by the person, or by an owner.'),
  PasskeyRemoved: PASSKEY,
  UserDeleted: user.isGone,
  UserRestored: user.isThere,
  UserInvited: because('an invitation is ended where it is shown.'),
  InvitationAccepted: because('whoever joined is deleted like any user.'),
  InvitationEnded: because('an invitation that ended stays ended. Make another one.'),
  PersonErased: because('what was erased is gone for good.'),

  SeasonCreated: season.isThere,
  SeasonChanged: ({ season: id, was }) => ({ does: 'changeSeason', season: id, wanted: was }),
  SeasonActivated: ({ season: id, deactivates }) =>
    deactivates === null
      ? { does: 'changeSeason', season: id, wanted: {}, active: false }
      : { does: 'changeSeason', season: deactivates, wanted: {}, active: true },
  SeasonDeactivated: ({ season: id }) => ({ does: 'changeSeason', season: id, wanted: {}, active: true }),
  SeasonDeleted: season.isGone,
  SeasonRestored: season.isThere,
  LeagueAdded: league.isThere,
  LeagueRenamed: ({ was, ...place }) => ({ does: 'renameLeague', at: inLeague(place), name: was }),
  LeaguesOrdered: putBack(({ season: id }) => ({ kind: 'leagues', season: id })),
  LeagueDeleted: league.isGone,
  LeagueRestored: league.isThere,
  TeamEnteredLeague: entry.isThere,
  TeamLeftLeague: entry.isGone,
  EntryRestored: entry.isThere,
  PlayerJoinedRoster: rosterPlace.isThere,
  PlayerLeftRoster: rosterPlace.isGone,
  RosterPlaceRestored: rosterPlace.isThere,
  CaptainNamed: ({ was, ...place }) => ({ does: 'nameCaptain', at: inTeam(place), captain: was }),
  DivisionCreated: division.isThere,
  DivisionRenamed: ({ division: id, was }) => ({ does: 'renameDivision', division: id, name: was }),
  DivisionDeleted: division.isGone,
  DivisionRestored: division.isThere,
  TeamAssignedToDivision: because('teams of a division are moved where it is shown.'),
  TeamRemovedFromDivision: because('teams of a division are moved where it is shown.'),
  DivisionTeamsOrdered: putBack(({ season: id, division: of }) => ({ kind: 'divisionTeams', season: id, division: of })),

  TeamCreated: team.isThere,
  TeamChanged: ({ team: id, was }) => ({ does: 'changeTeam', team: id, wanted: was, branding: {} }),
  UnavailableSlotsSet: ({ team: id, was }) => ({
    does: 'changeTeam',
    team: id,
    wanted: { unavailableSlots: was },
    branding: {},
  }),
  TeamDeleted: team.isGone,
  TeamRestored: team.isThere,
  PlayerAdded: player.isThere,
  PlayerChanged: ({ player: id, was }) => (isOfNames(was) ? { does: 'namePlayer', player: id, names: was } : PERSONAL),
  AttributeValueSet: PERSONAL,
  PlayerDeleted: player.isGone,
  PlayerRestored: player.isThere,
  PlayersMerged: ({ master, duplicate }) => ({ does: 'unmerge', master, duplicate }),
  PlayersUnmerged: ({ master, duplicate }) => ({ does: 'merge', master, duplicate }),

  GameScheduled: emptyGame.isThere,
  GameDetailsChanged: ({ game: id, was }) => {
    const { matchId: _, ...wanted } = was
    return { does: 'changeDetails', game: id, wanted }
  },
  ScoreUpdated: data => enter({ type: 'ScoreUpdated', data }),
  CorrectionReasonPublished: data => ({ does: 'showReason', game: data.game, correction: data.correction, isPublic: false }),
  CorrectionReasonWithdrawn: data => ({ does: 'showReason', game: data.game, correction: data.correction, isPublic: true }),
  PeriodScoreUpdated: data => enter({ type: 'PeriodScoreUpdated', data }),
  BoxScoreLineRecorded: data => enter({ type: 'BoxScoreLineRecorded', data }),
  FoulsRecorded: because('a foul is taken back beside the court.'),
  TimeOutsRecorded: because('a time-out is taken back beside the court.'),
  GameClockSet: because('the clock is set beside the court.'),
  SubstitutionRecorded: because('a substitution is taken back beside the court.'),
  GameSidesChanged: because('who plays a game of a bracket is changed in the bracket.'),
  GameSwapped: FOLLOWS,
  WalkoverRecorded: data => enter({ type: 'WalkoverRecorded', data }),
  GameReset: FOLLOWS,
  GameFiguresRestored: data => enter({ type: 'GameFiguresRestored', data }),
  GameDeleted: emptyGame.isGone,
  GameRestored: game.isThere,
  MatchupGameCreated: emptyGame.isThere,
  MatchupGameRemoved: emptyGame.isGone,
  MatchupGameRestored: because('a game of a bracket is deleted in the bracket.'),
  ThirdPlaceGameSet: ({ season: id, division: of, was }) => ({ does: 'setThirdPlace', season: id, division: of, is: was }),

  ByeGiven: because('a bye is deleted as a whole, where the games of its league are listed.'),
  ByeDeleted: bye.isGone,
  ByeRestored: bye.isThere,
  WeekOffAdded: weekOff.isThere,
  WeekOffDeleted: weekOff.isGone,
  WeekOffRestored: weekOff.isThere,
  ScheduleCreated: schedule.isThere,
  ScheduleChanged: ({ schedule: id, was }) => ({ does: 'changeSchedule', schedule: id, wanted: was }),
  ScheduleDeleted: schedule.isGone,
  ScheduleRestored: ({ schedule: id, restores }) => ({
    does: 'delete',
    thing: { kind: 'schedule', schedule: id, only: restores },
  }),
  GenerationRequested: ({ plan }) => ({ does: 'undoPlan', plan }),
  GenerationStopped: FOLLOWS,
  SchedulePlanned: ({ plan }) => ({ does: 'undoPlan', plan }),
  ScheduleDrafted: ({ plan }) => ({ does: 'undoPlan', plan }),
  DraftGamesMoved: ({ plan, games }) => ({
    does: 'moveDraftGames',
    draft: plan,
    moves: games.map(({ game: of, was }) => ({ game: of, slot: was })),
  }),
  DraftGamesAdded: ({ plan, games }) => ({
    does: 'removeDraftGames',
    draft: plan,
    games: games.map(({ game: of }) => of),
  }),
  DraftGamesRemoved: ({ plan, games }) => ({
    does: 'addDraftGames',
    draft: plan,
    games: games.map(({ week: _, ...of }) => of),
  }),
  DraftChosen: ({ schedule: id, was, is }) => ({ does: 'chooseDraft', schedule: id, was: is, is: was }),
  GenerationUndone: ({ plan }) => ({ does: 'redoPlan', plan }),
  GenerationRedone: ({ plan, restores }) => ({ does: 'undoPlan', plan, only: restores }),
  GamesSwapPlanned: ({ plan }) => ({ does: 'undoPlan', plan }),
  PendingChangesSet: ({ season: of, league: at, changes }) => ({
    does: 'setPendingChanges',
    at: { season: of, league: at },
    changes: changes.map(({ game: id, was }) => ({ game: id, wanted: was === null ? null : (was.is ?? 'deleted') })),
  }),
  PendingChangesPublished: ({ plan }) => ({ does: 'undoPlan', plan }),
  PlanStepRefused: FOLLOWS,

  ImportBegun: importBack('takeImportBack'),
  OuterIdsMapped: FOLLOWS,
  RowsBroughtIn: FOLLOWS,
  ImportFinished: importBack('takeImportBack'),
  PlayOffPlacesSet: ({ was, ...place }) => ({ does: 'setPlayOffPlaces', at: inLeague(place), places: was }),
  LeagueOrderRuleSet: ({ season, league, was }) => ({ does: 'setOrderRule', at: { season, league }, rule: was }),
  CourtsideRulesSet: because('rules are set where the league is.'),
  LotsDrawn: because('lots are drawn once: their order holds. Take the lots out of the order of the table where it should not.'),
  UserSignedIn: HAPPENED,
  UserSignedInWithPasskey: HAPPENED,
  SignInRefused: HAPPENED,
  RecoveryCodeUsed: HAPPENED,
  ContactDetailsOpened: HAPPENED,
  ImportFailed: importBack('takeImportBack'),
  ImportUndone: importBack('bringImportBack'),
  ImportRedone: importBack('takeImportBack'),

  ScenarioMade: because('a scenario changes nothing. Discard it where it is shown.'),
  ScenarioStepSet: FOLLOWS,
  ScenarioStepRemoved: FOLLOWS,
  ScenarioDiscarded: because('a scenario that was discarded is made anew.'),

  ScorerLinkMade: because('a scorer link is ended where it is shown; what was scored with it is undone by itself.'),
  ScorerLinkRenewed: because('the link before is known to nobody. Make it anew.'),
  ScorerLinkEnded: because('a link that ended stays ended. Make another one.'),
}
