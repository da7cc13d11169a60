import { refuse } from '@fullcourt/domain/facts/decision'
import type { CourtsideTap, GameFigures, Side, BoxScoreLine, GameDetails, Score, Stage } from '@fullcourt/domain/games/events'
import type { TeamId, GameId, PeriodId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import { seasonStream } from '@fullcourt/domain/entries/state'
import {
  changeDetails,
  deleteGame,
  recordLines,
  recordSheet,
  scheduleGame,
  updatePeriodScores,
  updateScore,
  type EditableDetails,
  type EnteredFigures,
} from '@fullcourt/domain/games/decide'
import { endPeriod } from '@fullcourt/domain/games/end-period'
import { figuresOf, type EditedFigure } from '@fullcourt/domain/games/figure'
import { gameSideOf } from '@fullcourt/domain/games/place'
import { showReason } from '@fullcourt/domain/games/show-reason'
import { SIDES } from '@fullcourt/domain/games/sides'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import { takeBackFigures, takeGameBack, type EnteredFact } from '@fullcourt/domain/games/take-back'
import { recordWalkover } from '@fullcourt/domain/games/walkover'
import { PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { knownOf } from '@fullcourt/projections/card'
import { corrections, type GameCorrections } from '@fullcourt/projections/games/corrections'
import { Refused, orThrow } from '../../core/facts/refused'
import { BracketAccess } from '../../core/access/bracket-access'
import { GameAccess, type GameWithin } from '../../core/access/game-access'
import { PlayerAccess } from '../../core/access/player-access'
import { SeasonAccess, type LeagueInSeason } from '../../core/access/season-access'
import { command, data } from '../../core/facts/command'
import { Decider } from '../../core/facts/decider'
import { expecting, type Expecting } from '../../core/facts/expected-revision'
import { within, type Scope } from '../../core/http/scope'
import { PlayerIdentity } from '../../core/identity/player-identity'
import { Documents } from '../../storage/documents/documents'
import { GamePeriods } from './commands/game-periods'
import { hasLine, membershipIn, gameRosters } from './commands/players-of-game'
import { guardFor, refuseBeyondScoring } from './commands/scorer-limits'
import { sideOfTeam } from './commands/side-of-team'
import { ConflictCheck } from './conflicts/conflict-check'
import { NEW_GAME } from './conflicts/placing'

type OfGame = { readonly scope: Scope; readonly game: GameId }

/** The stream of a game that is named. */
const ITS_STREAM = { stream: gameStream, id: (_: unknown, { game }: { readonly game: GameId }) => game } as const
/** What may undo games of a bracket says which of them it was confirmed for. */
type Undoing = { readonly within?: GameWithin | undefined; readonly undoes?: Confirmed | undefined }

/** Where a game is, and what a change of its figures means for its bracket. */
const placeWithGuard = async (
  { scope, game, within, undoes = [] }: OfGame & Undoing,
  { games, brackets }: { readonly games: GameAccess; readonly brackets: BracketAccess },
) => {
  const place = await games.placeOf(scope, game, within)
  return { organization: place.organization, place, guard: guardFor(scope, await brackets.guard(place, undoes)) }
}

/** A game of two teams of a league. */
export type NewGame = LeagueInSeason & {
  readonly home: TeamId
  readonly away: TeamId
  readonly stage: Stage
  readonly details: Partial<GameDetails>
}

/**
 * `game` is an id handed out beforehand: a job that is repeated makes the same one. Where conflicts are not allowed, what would be in
 * the way of the game refuses it.
 */
export const ScheduleGame = command('ScheduleGame', {
  takes: data<{
    readonly scope: Scope
    readonly wanted: NewGame
    readonly game?: GameId | undefined
    readonly allowConflicts?: boolean
  }>(),
  uses: { decider: Decider, seasons: SeasonAccess, conflicts: ConflictCheck },
  access: async ({ context, scope, wanted, game, allowConflicts = true }, { decider, seasons, conflicts }) => {
    const { season, league, home, away, stage, details } = wanted
    const { organization } = await seasons.leaguePlace(scope, { season, league })
    const contents = await decider.state(seasonStream, season)
    const sides = { home: orThrow(gameSideOf(contents, home, league)), away: orThrow(gameSideOf(contents, away, league)) }
    const place = { organization, season, league, division: null, stage, ...sides }
    if (!allowConflicts) {
      const unknown = gameStream.initial
      await conflicts.refuse(unknown, scheduleGame(unknown, { game: NEW_GAME, in: place, details }))
    }
    return { organization, place, game: game ?? (await context.nextId('game')) }
  },
  stream: gameStream,
  id: ({ game }) => game,
  decide: (state, { game, place }, { wanted: { details } }) => scheduleGame(state, { game, in: place, details }),
  makes: ({ game }) => game,
})

/** Changes the named details of a game; where conflicts are not allowed, what would be in its way refuses it. */
export const ChangeDetails = command('ChangeDetails', {
  takes: data<OfGame & Expecting & { readonly wanted: Partial<EditableDetails>; readonly allowConflicts?: boolean }>(),
  uses: { decider: Decider, games: GameAccess, conflicts: ConflictCheck },
  access: async ({ scope, game, wanted, allowConflicts = true }, { decider, games, conflicts }) => {
    const { organization } = await games.placeOf(scope, game)
    if (!allowConflicts) {
      const now = await decider.state(gameStream, game)
      await conflicts.refuse(now, changeDetails(now, wanted))
    }
    return { organization }
  },
  ...ITS_STREAM,
  decide: (state, _, { wanted }) => changeDetails(state, wanted),
  expects: ({ expectedRevision }) => expecting(expectedRevision, ['details']),
})

/** Enters or corrects the final score; with `publishReason` visitors are shown why it was corrected. */
export const UpdateScore = command('UpdateScore', {
  takes: data<OfGame & Undoing & Expecting & { readonly is: Score; readonly publishReason?: boolean | undefined }>(),
  uses: { games: GameAccess, brackets: BracketAccess },
  access: async (given, uses) => {
    refuseBeyondScoring(given.scope, given.publishReason === true || given.undoes !== undefined)
    if (given.publishReason && given.context.reason === null)
      throw new Refused(refuse('invalid', 'Give the reason that visitors are shown.'))
    return placeWithGuard(given, uses)
  },
  ...ITS_STREAM,
  decide: (state, { guard }, { is, publishReason = false }) => guard(state, updateScore(state, { is, publishReason })),
  expects: ({ expectedRevision }) => expecting(expectedRevision, ['score']),
})

/** Gives a game to the side whose opponent does not play, or takes that back. */
export const RecordWalkover = command('RecordWalkover', {
  takes: data<OfGame & Undoing & Expecting & { readonly winner: Side | null }>(),
  uses: { games: GameAccess, brackets: BracketAccess },
  access: placeWithGuard,
  ...ITS_STREAM,
  decide: (state, { guard }, { winner }) => guard(state, recordWalkover(state, { winner })),
  expects: ({ expectedRevision }) => expecting(expectedRevision, ['score']),
})

/** Whether the reason of a correction is public, as the notes of its game say. */
const isPublicNow = (notes: GameCorrections | undefined, correction: number): boolean | 'unknown' | 'gone' => {
  const found = knownOf(notes)
  if (found === undefined || found.count < correction) return 'unknown'
  return found.corrections.find(({ number }) => number === correction)?.isPublic ?? 'gone'
}

/** Makes the reason of a correction public, or takes it off the public pages. */
export const ShowReason = command('ShowReason', {
  takes: data<OfGame & Expecting & { readonly correction: number; readonly isPublic: boolean }>(),
  uses: { games: GameAccess, documents: Documents },
  access: async ({ scope, game, correction }, { games, documents }) => {
    const { organization } = await games.placeOf(scope, game)
    return { organization, now: isPublicNow(await documents.get(corrections, game), correction) }
  },
  ...ITS_STREAM,
  decide: (state, { now }, { correction, isPublic }) => showReason(state, { correction, isPublic, now }),
  expects: ({ expectedRevision, correction }) => expecting(expectedRevision, [`correction:${correction}`]),
})

/** Points of a team in a period; null takes them out. */
export type TeamPeriodScore = { readonly period: PeriodId; readonly team: TeamId; readonly points: number | null }

/** Enters points of periods; those not named stay. The form read them at the latest revision of any of them. */
export const UpdatePeriodScores = command('UpdatePeriodScores', {
  takes: data<OfGame & Expecting & { readonly scores: readonly TeamPeriodScore[] }>(),
  uses: { games: GameAccess, brackets: BracketAccess, periods: GamePeriods },
  access: async (given, uses) => {
    const found = await placeWithGuard(given, uses)
    const points = given.scores.map(({ period, team, points }) => ({ period, side: sideOfTeam(found.place, team), points }))
    if (new Set(points.map(({ period, side }) => `${period} ${side}`)).size < points.length)
      throw new Refused(refuse('invalid', 'The same period and team are named twice.'))
    return { ...found, points, known: (await uses.periods.of(found.place)).map(({ id }) => id) }
  },
  ...ITS_STREAM,
  decide: (state, { guard, points, known }) => guard(state, updatePeriodScores(state, { points, known })),
  expects: ({ expectedRevision, scores }) =>
    expecting(
      expectedRevision,
      scores.map(({ period }) => `period:${period}`),
    ),
})

/** Ends a period of both teams; the scorer read the periods at the latest revision of any of them. */
export const EndPeriod = command('EndPeriod', {
  takes: data<OfGame & Expecting & { readonly period: PeriodId }>(),
  uses: { games: GameAccess, brackets: BracketAccess, periods: GamePeriods },
  access: async (given, uses) => {
    const found = await placeWithGuard(given, uses)
    return { ...found, known: await uses.periods.of(found.place) }
  },
  ...ITS_STREAM,
  decide: (state, { guard, known }, { period }) => guard(state, endPeriod(state, { period, known })),
  expects: ({ expectedRevision, period }) => expecting(expectedRevision, [`period:${period}`]),
})

/** One player's line; without `team` its side follows from the sheet and the rosters (docs/games.md#lines). */
export type PlayerLineEntry = {
  readonly game: GameId
  readonly player: PlayerId
  readonly team: TeamId | undefined
  readonly figures: EnteredFigures
  /** Of which taps beside the court it becomes so; a line that is typed has none. */
  readonly taps?: readonly CourtsideTap[]
}

/** Figures of another sport are not entered: nothing would show them. */
const refuseForeignFigures = (sport: Sport | undefined, figures: EnteredFigures) => {
  const known: readonly string[] = sport?.figures ?? []
  const foreign = Object.keys(figures).find(figure => !known.includes(figure))
  if (sport && foreign !== undefined) throw new Refused(refuse('invalid', `${foreign} is not kept in ${sport.name}.`))
}

const lineOf = (player: PlayerId, side: Side | undefined): EditedFigure[] =>
  (side === undefined ? SIDES : [side]).map((one): EditedFigure => `line:${one}:${player}`)

type LineUses = {
  readonly decider: Decider
  readonly games: GameAccess
  readonly brackets: BracketAccess
  readonly players: PlayerAccess
  readonly periods: GamePeriods
}

/** What lines of a game are decided on: its sides and rosters, and each person and side that is named. */
const placeOfLines = async (
  given: OfGame & Undoing & { readonly lines: readonly Omit<PlayerLineEntry, 'game'>[] },
  { decider, games, brackets, players, periods }: LineUses,
) => {
  const { organization, place, guard } = await placeWithGuard(given, { games, brackets })
  const sport = await games.sportOf(place)
  const rosters = await gameRosters(decider, place)
  const isTapped = given.lines.some(({ taps }) => taps !== undefined)
  const known = isTapped ? (await periods.of(place)).map(({ id }) => id) : []
  const lines = await Promise.all(
    given.lines.map(async ({ player, team, figures, taps }) => {
      refuseForeignFigures(sport, figures)
      const side = team === undefined ? undefined : sideOfTeam(place, team)
      return {
        person: await players.player(within(given.scope, organization), player),
        side,
        figures,
        tapped: taps && { taps, known },
      }
    }),
  )
  const isOfGame = await membershipIn(decider, given.game, rosters)
  refuseBeyondScoring(given.scope, !lines.every(({ person }) => isOfGame(person.ids)))
  return { organization, guard, rosters, lines }
}

type PlaceOfLines = Awaited<ReturnType<typeof placeOfLines>>
type FoundLine = PlaceOfLines['lines'][number]

/** A removed player's lines may still be corrected; they get no new ones. */
const decideLines = (state: Game, { guard, rosters, lines }: PlaceOfLines) => {
  const mayHaveLines = lines.every(({ person: { kind, ids } }) => kind === 'active' || hasLine(state, ids))
  const entered = lines.map(({ person, side, figures, tapped }) => ({
    player: person.id,
    merged: person.ids.slice(1),
    side,
    rosters,
    figures,
    tapped,
  }))
  return guard(state, mayHaveLines ? recordLines(state, { lines: entered }) : PLAYER_NOT_FOUND)
}

const partsOfLine = ({ person: { ids }, side }: FoundLine) => ids.flatMap(one => lineOf(one, side))

/** Enters figures of one player's line. */
export const RecordLine = command('RecordLine', {
  takes: data<Expecting & { readonly scope: Scope; readonly entry: PlayerLineEntry }>(),
  uses: { decider: Decider, games: GameAccess, brackets: BracketAccess, players: PlayerAccess, periods: GamePeriods },
  access: ({ scope, entry }, uses) => placeOfLines({ scope, game: entry.game, lines: [entry] }, uses),
  stream: gameStream,
  id: (_, { entry }) => entry.game,
  decide: decideLines,
  expects: ({ expectedRevision }, { lines }) => expecting(expectedRevision, lines.flatMap(partsOfLine)),
})

/** Enters figures of several players' lines with one append, each with what its form read: all of them, or none. */
export const RecordLines = command('RecordLines', {
  takes: data<OfGame & { readonly lines: readonly (PlayerLineEntry & Expecting)[] }>(),
  uses: { decider: Decider, games: GameAccess, brackets: BracketAccess, players: PlayerAccess, periods: GamePeriods },
  access: placeOfLines,
  ...ITS_STREAM,
  decide: decideLines,
  expects: ({ lines: named }, { lines }) =>
    lines.flatMap((line, at) => expecting(named[at]?.expectedRevision, partsOfLine(line)) ?? []),
})

/** The named lines of a sheet as they shall be, with one append; others stay. For jobs: the sides are known to them. */
export const RecordSheet = command('RecordSheet', {
  takes: data<OfGame & Expecting & { readonly lines: readonly BoxScoreLine[] }>(),
  uses: { games: GameAccess, brackets: BracketAccess, identity: PlayerIdentity },
  access: async (given, uses) => {
    const { organization, guard } = await placeWithGuard(given, uses)
    const { idsOf } = await uses.identity.now(organization)
    return { organization, guard, idsOf }
  },
  ...ITS_STREAM,
  decide: (state, { guard, idsOf }, { lines }) => guard(state, recordSheet(state, { lines, idsOf })),
  expects: ({ expectedRevision, lines }, { idsOf }) =>
    expecting(
      expectedRevision,
      lines.flatMap(({ side, player }) => idsOf(player).flatMap(id => lineOf(id, side))),
    ),
})

/**
 * Takes a game away; with `asItWas`, where what was entered for it is still that. Where a policy does, nobody is there to confirm what it
 * undoes in a bracket.
 */
export const DeleteGame = command('DeleteGame', {
  takes: data<OfGame & Undoing & { readonly asItWas?: GameFigures }>(),
  uses: { games: GameAccess, brackets: BracketAccess },
  access: (given, uses) => placeWithGuard(given.scope.kind === 'policy' ? { ...given, undoes: 'all' } : given, uses),
  ...ITS_STREAM,
  decide: (state, { guard }, { asItWas }) =>
    guard(state, asItWas === undefined ? deleteGame(state) : takeGameBack(state, { asItWas })),
})

/** Takes back what an action entered for a game, where nobody changed the same figures since (docs/history.md#undo). */
export const TakeBackFigures = command('TakeBackFigures', {
  takes: data<OfGame & Undoing & Expecting & { readonly entered: readonly EnteredFact[]; readonly action: string }>(),
  uses: { games: GameAccess, brackets: BracketAccess },
  access: placeWithGuard,
  ...ITS_STREAM,
  decide: (state, { guard }, { entered, action }) => guard(state, takeBackFigures(state, { entered, undoes: action })),
  expects: ({ expectedRevision, entered }) => expecting(expectedRevision, entered.flatMap(figuresOf)),
})
