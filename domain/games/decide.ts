import { changeOf, withWanted } from '../facts/change'
import { dateFault, timeFault } from '../facts/dates'
import { facts, factsOrNothing, nothing, refuse, refuseField, type Decision, type Refusal } from '../facts/decision'
import { fieldLabel } from '../facts/field-label'
import { groupBy } from '../facts/group-by'
import { textFault } from '../facts/text'
import { webAddressFault } from '../facts/web-address'
import type { GameId, PeriodId, PlayerId } from '../ids/kinds'
import { addLines } from '../statistics/add-lines'
import { inFigureOrder, type Figure, type Figures } from '../statistics/figures'
import type { BoxScoreLine, CourtsideTap, GameDetails, GameFact, GameSide, GameSlot, GameContext, Score, Side } from './events'
import { isCorrection } from './correction'
import { FINAL_PERIOD } from './periods'
import { changePersonsLine, withTaps } from './persons-line'
import { hasFigures, lineOf, linesOf } from './sheet'
import { SIDES } from './sides'
import type { Game, ActiveGame } from './state'

/** Said of every game that is not there, or not the caller's (docs/tenancy.md#whose-things-a-call-sees). */
export const GAME_NOT_FOUND = refuse('not-found', 'Game not found.')

/** No count of points, shots or rebounds in one game is larger. */
export const LARGEST_FIGURE = 999
const LONGEST_TEXT = 500

const figureFault = (field: string, value: number): Refusal | undefined =>
  Number.isInteger(value) && value >= 0 && value <= LARGEST_FIGURE
    ? undefined
    : refuseField(field, `${fieldLabel(field)} must be a whole number from 0 to ${LARGEST_FIGURE}.`)

export const lineOfTextFault = (what: string, text: string | null | undefined): Refusal | undefined =>
  text == null ? undefined : textFault(what, text, LONGEST_TEXT)

const detailsFault = (details: Partial<GameDetails>): Refusal | undefined =>
  dateFault('date', details.date) ??
  timeFault('time', details.time) ??
  lineOfTextFault('location', details.location) ??
  webAddressFault('location_url', details.locationUrl, LONGEST_TEXT) ??
  webAddressFault('video_url', details.videoUrl, LONGEST_TEXT) ??
  (details.status === '' ? refuseField('status', 'Status is required.') : lineOfTextFault('status', details.status)) ??
  lineOfTextFault('match_id', details.matchId)

/** Details as they are stored: trimmed, and a blank one is none. */
const cleanDetails = (details: Partial<GameDetails>): Partial<GameDetails> => {
  const trimmed = Object.entries(details).map(([name, text]) => [name, text == null ? text : text.trim()] as const)
  return Object.fromEntries(trimmed.map(([name, text]) => [name, text === '' && name !== 'status' ? null : text]))
}

export const noDetails: GameDetails = {
  date: null,
  time: null,
  location: null,
  locationUrl: null,
  videoUrl: null,
  status: 'scheduled',
  matchId: null,
}

type ScheduleGame = { readonly game: GameId; readonly in: GameContext; readonly details: Partial<GameDetails> }

/** A new game of two different teams (docs/games.md#statuses). */
export const scheduleGame = (game: Game, command: ScheduleGame): Decision<GameFact> => {
  if (game.kind !== 'unknown') return nothing
  if (command.in.home.team === command.in.away.team) return refuse('invalid', 'Teams must be different.')
  const details = cleanDetails(command.details)
  return (
    detailsFault(details) ??
    facts({
      type: 'GameScheduled',
      data: { game: command.game, in: command.in, details: withWanted(noDetails, details) },
    })
  )
}

/** Details that may be changed: the matchup of a game is fixed when it is scheduled (docs/games.md#details). */
export type EditableDetails = Omit<GameDetails, 'matchId'>

export const changeDetails = (game: Game, wanted: Partial<EditableDetails>): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const details = cleanDetails(wanted)
  const fault = detailsFault(details)
  if (fault) return fault
  const change = changeOf(game.details, details)
  return change ? facts({ type: 'GameDetailsChanged', data: { game: game.id, in: game.context, ...change } }) : nothing
}

const sameScore = (a: Score | null, b: Score) => a?.home === b.home && a.away === b.away

/**
 * Enters or corrects the final score. Entering the same score again changes nothing. With `publishReason` the reason of a
 * correction is public from the beginning; a first score has none.
 */
export const updateScore = (
  game: Game,
  { is, publishReason = false }: { is: Score; publishReason?: boolean },
): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const fault = figureFault('score_home', is.home) ?? figureFault('score_away', is.away)
  if (fault) return fault
  const { score: was, walkover } = game.figures
  if (sameScore(was, is)) return nothing
  if (walkover !== undefined) return refuse('conflict', 'The game was won by walk-over. Undo that before you enter a score.')
  const ref = { game: game.id, in: game.context }
  const updated: GameFact = { type: 'ScoreUpdated', data: { ...ref, was, is } }
  if (!publishReason || !isCorrection({ was })) return facts(updated)
  const published: GameFact = { type: 'CorrectionReasonPublished', data: { ...ref, correction: game.corrections + 1 } }
  return facts<GameFact>(updated, published)
}

export type UpdatePeriodScore = { readonly period: PeriodId; readonly side: Side; readonly points: number | null }

const periodFact = (game: ActiveGame, period: PeriodId, points: readonly UpdatePeriodScore[]): GameFact[] => {
  const was = game.figures.periods.find(score => score.period === period) ?? null
  const is = points.reduce((score, { side, points }) => ({ ...score, [side]: points }), was ?? { period, home: null, away: null })
  if (was ? was.home === is.home && was.away === is.away : is.home === null && is.away === null) return []
  return [{ type: 'PeriodScoreUpdated', data: { game: game.id, in: game.context, was, is } }]
}

/** Enters points of periods; those not named stay. `known` are the organization's periods, hidden ones too. */
export const updatePeriodScores = (
  game: Game,
  { points, known }: { points: readonly UpdatePeriodScore[]; known: readonly PeriodId[] },
): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const unknown = points.find(({ period }) => period === FINAL_PERIOD || !known.includes(period))
  if (unknown?.period === FINAL_PERIOD) return refuse('invalid', 'Final is the final score, not a period.')
  if (unknown) return refuse('invalid', `Unknown game period ${unknown.period}.`)
  const fault = points.map(({ points }) => (points === null ? undefined : figureFault('score', points))).find(Boolean)
  if (fault) return fault
  const periods = [...new Set(points.map(({ period }) => period))]
  return factsOrNothing(
    periods.flatMap(period =>
      periodFact(
        game,
        period,
        points.filter(point => point.period === period),
      ),
    ),
  )
}

/** Figures not named stay; null takes one out. */
export type EnteredFigures = { readonly [figure in Figure]?: number | null }

const mergeFigures = (line: EnteredFigures, changes: EnteredFigures): Figures =>
  inFigureOrder(Object.fromEntries(Object.entries(withWanted(line, changes)).filter(([, value]) => value !== null)) as Figures)

const figuresFault = (figures: EnteredFigures): Refusal | undefined =>
  Object.entries(figures)
    .map(([figure, value]) => (value == null ? undefined : figureFault(figure, value)))
    .find(Boolean)

/** Who may be on which side: the rosters as they are, and for a sent team the side it plays on. */
export type SideQuestion = {
  readonly player: PlayerId
  /** Players who were merged into them. */
  readonly merged?: readonly PlayerId[]
  readonly side: Side | undefined
  readonly rosters: { readonly [side in Side]: readonly PlayerId[] }
}

/** The side of a player's line: the sent one, else where they have a line, else the only roster that holds them (docs/games.md#lines). */
const sideOfLine = (game: ActiveGame, { player, merged = [], side, rosters }: SideQuestion): Side | Refusal => {
  if (side !== undefined) return side
  const ids = [player, ...merged]
  const sides = SIDES.filter(one => linesOf(game.figures.lines, ids, one).length > 0)
  const candidates = sides.length > 0 ? sides : SIDES.filter(one => ids.some(id => rosters[one].includes(id)))
  const [only, other] = candidates
  if (only === undefined) return refuse('conflict', 'The player is on neither roster. Choose the team (team_id).')
  return other === undefined ? only : refuse('conflict', 'The player could be on both teams. Choose the team (team_id).')
}

type RecordLine = SideQuestion & {
  readonly figures: EnteredFigures
  /** Where the line was tapped beside the court: of which taps it becomes so, and the periods that the game may have. */
  readonly tapped?: { readonly taps: readonly CourtsideTap[]; readonly known: readonly PeriodId[] } | undefined
}

const periodFault = ({ taps, known }: NonNullable<RecordLine['tapped']>): Refusal | undefined => {
  const unknown = taps.find(({ period }) => period === FINAL_PERIOD || !known.includes(period))
  return unknown && refuse('invalid', `Unknown game period ${unknown.period}.`)
}

/**
 * One player's line: figures as entered. A line without any figure is on the sheet but did not play. Of a player into whom others
 * were merged it becomes their own line, and theirs of that side are taken out (docs/merging.md#figures).
 */
export const recordLine = (game: Game, command: RecordLine): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const { player, merged = [], figures, tapped } = command
  const fault = figuresFault(figures) ?? (tapped && periodFault(tapped))
  if (fault) return fault
  const side = sideOfLine(game, command)
  if (typeof side !== 'string') return side
  const changed = changePersonsLine(game, { ids: [player, ...merged], side }, line => mergeFigures(line, figures))
  return factsOrNothing(withTaps(changed, tapped?.taps))
}

const SAME_LINE = refuse('invalid', 'The same player and team are named twice.')

/** Figures of several players' lines at once: all of them, or none. */
export const recordLines = (game: Game, { lines }: { readonly lines: readonly RecordLine[] }): Decision<GameFact> => {
  const persons = lines.map(line => `${line.player} ${String(line.side)}`)
  if (new Set(persons).size < persons.length) return SAME_LINE
  const decisions = lines.map(line => recordLine(game, line))
  const refused = decisions.find(({ kind }) => kind === 'refused')
  return refused ?? factsOrNothing(decisions.flatMap(decision => (decision.kind === 'facts' ? decision.facts : [])))
}

const twiceOnSheet = (lines: readonly BoxScoreLine[]) => lines.find((line, i) => lineOf(lines.slice(0, i), line) !== undefined)

/** The named lines of a sheet, and all ids of a person, first the one that counts. */
type RecordSheet = {
  readonly lines: readonly BoxScoreLine[]
  readonly idsOf?: (player: PlayerId) => readonly [PlayerId, ...PlayerId[]]
}

/** A whole sheet at once (an import): the named lines as they shall be, each person's what theirs come to; others stay. */
export const recordSheet = (game: Game, { lines, idsOf = player => [player] }: RecordSheet): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  const fault = lines.map(({ line }) => figuresFault(line)).find(Boolean)
  if (fault) return fault
  const twice = twiceOnSheet(lines)
  if (twice) return refuse('invalid', `Player ${twice.player} has two lines of one team.`)
  const persons = groupBy(lines, ({ player, side }) => `${idsOf(player)[0]}-${side}`)
  return factsOrNothing(
    persons.flatMap(named => {
      const [{ player, side }] = named
      const whole = inFigureOrder(addLines(named.map(({ line }) => line)))
      return changePersonsLine(game, { ids: idsOf(player), side }, () => whole, named)
    }),
  )
}

/** Whether anything was entered for a game: a score, a walk-over, a period, a line. */
export const isPlayed = ({ figures }: ActiveGame): boolean => hasFigures(figures)

const sameSides = (a: GameSides, b: GameSides) => SIDES.every(side => a[side].entry === b[side].entry)

export type GameSides = { readonly [side in Side]: GameSide }

/** Other teams for a game that has no figures yet; a game of a league stays one of that league. */
export const changeSides = (game: Game, is: GameSides): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  if (is.home.team === is.away.team) return refuse('invalid', 'Teams must be different.')
  if (sameSides(game.context, is)) return nothing
  if (isPlayed(game)) return refuse('conflict', 'The game has scores or stats, so its teams cannot be changed.')
  const { league } = game.context
  if (league !== null && SIDES.some(side => is[side].league !== league))
    return refuse('conflict', "The teams must be of the game's league.")
  return facts({ type: 'GameSidesChanged', data: { game: game.id, in: game.context, is } })
}

/** What becomes of a played game that a plan removes. */
export type IfPlayed = 'delete' | 'keep' | 'refuse'

/** A step of a plan: the fact that it follows from. */
export type Because = { readonly because: string }

/** Whether a game has done this step of a plan before, or is gone. */
const isSettled = (game: Game, { because }: Because): boolean => game.kind !== 'active' || game.followed.includes(because)

/** Deletes a game for a plan, unless it is gone already, or was deleted for it before. */
export const deletePlannedGame = (game: Game, step: Because & { readonly ifPlayed: IfPlayed }): Decision<GameFact> => {
  if (game.kind !== 'active' || isSettled(game, step)) return nothing
  if (!isPlayed(game) || step.ifPlayed === 'delete') return deleteGame(game)
  return step.ifPlayed === 'keep' ? nothing : refuse('conflict', 'The game has been played and cannot be moved.')
}

/** When and where something is played, and nothing else of it. */
export const slotOf = <Of extends GameSlot>({ date, time, location }: Of): Pick<Of, keyof GameSlot> => ({ date, time, location })

/** Whether two games are at the same time and place. */
export const isSameSlot = (one: GameSlot, other: GameSlot): boolean =>
  one.date === other.date && one.time === other.time && one.location === other.location

type SwapSlot = Because & {
  readonly with: GameId
  readonly was: GameSlot
  readonly is: GameSlot
  /** Whether it was played already when the swap was planned. */
  readonly played: boolean
}

/** One half of a swap, as long as the game is as it was when the swap was planned. */
export const swapSlot = (game: Game, { played, because, ...swap }: SwapSlot): Decision<GameFact> => {
  if (game.kind !== 'active') return GAME_NOT_FOUND
  if (isSettled(game, { because })) return nothing
  if (!isSameSlot(game.details, swap.was)) return refuse('conflict', 'The game was moved meanwhile.')
  if (isPlayed(game) && !played) return refuse('conflict', 'The game was played meanwhile.')
  return facts({ type: 'GameSwapped', data: { game: game.id, in: game.context, ...swap } })
}

/** Takes one half of a swap back whose other half was refused; a game that was moved since stays. */
export const takeSwapBack = (
  game: Game,
  { with: other, was, is, because }: Omit<SwapSlot, 'played'> & Because,
): Decision<GameFact> => {
  if (game.kind !== 'active' || isSettled(game, { because }) || !isSameSlot(game.details, is)) return nothing
  return facts({ type: 'GameSwapped', data: { game: game.id, in: game.context, with: other, was: is, is: was } })
}

export const deleteGame = (game: Game): Decision<GameFact> =>
  game.kind === 'active'
    ? facts({ type: 'GameDeleted', data: { game: game.id, in: game.context, details: game.details, was: game.figures } })
    : GAME_NOT_FOUND

/**
 * Brings a deleted game back whole; one that was not deleted stays as it is. A game of a matchup is refused: another game may
 * have its matchup by now, so that it comes back by `MatchupGameRestored` alone (docs/brackets.md#one-game-per-matchup).
 */
export const restoreGame = (game: Game): Decision<GameFact> =>
  game.kind === 'deleted' && game.details.matchId !== null
    ? refuse('conflict', 'Bring the game back together with its matchup.')
    : bringBackMatchupGame(game)

/** Like `restoreGame`, where the game is still deleted because of that fact; otherwise it stays as it is. */
export const restoreGameDeletedBy = (game: Game, cause: string): Decision<GameFact> =>
  game.kind === 'deleted' && game.cause === cause ? restoreGame(game) : nothing

/** Brings a deleted game back whole that has its matchup again. */
export const bringBackMatchupGame = (game: Game): Decision<GameFact> => {
  if (game.kind === 'unknown') return GAME_NOT_FOUND
  if (game.kind === 'active') return nothing
  return facts({ type: 'GameRestored', data: { game: game.id, in: game.context, details: game.details, is: game.figures } })
}
