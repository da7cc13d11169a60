import type { BoxScoreLine, GameDetails, Score, Side, Stage } from '../games/events'
import type { Game } from '../games/state'
import type { GameId, PlayerId, TeamId } from '../ids/kinds'
import { inFigureOrder, type Figures } from '../statistics/figures'
import { digestOf, keyOf, NO_VALUE, NO_DIGESTS, type Digest, type DigestedRow, type UnitDigests } from './figures'
import type { Remembered } from './remembered'
import { lineChangedHere, lineMissing, scoreChangedHere, gameWords, type GameLabel } from './report-words'
import type { GameRowDetails } from './rows'
import { verdictOf } from './verdict'

/** A game as the files say, in the product's ids. */
export type WantedGame = {
  readonly id: GameId
  readonly external: string
  readonly stage: Stage
  readonly home: TeamId
  readonly away: TeamId
  readonly details: GameRowDetails
  readonly score: Score | null
  readonly lines: readonly BoxScoreLine[]
}

/** What has to be done with a game; null and an empty list: nothing. */
export type GamePlan = Remembered & {
  readonly schedule: boolean
  readonly details: GameRowDetails | null
  readonly score: Score | null
  readonly lines: readonly BoxScoreLine[]
}

/** Beside the game: what was brought in of it before, and players who were deleted here. */
export type GameBefore = { readonly before: UnitDigests | undefined; readonly removed: ReadonlySet<PlayerId> }

type Comparing = {
  readonly digest: Digest
  readonly before: UnitDigests
  readonly removed: ReadonlySet<PlayerId>
  readonly game: WantedGame
  readonly label: GameLabel
}

type Figure<Value> = { readonly carry: Value | null; readonly rows: DigestedRow[]; readonly reports: string[] }
const noChange = { carry: null, rows: [], reports: [] }

const compared = <Value extends object>(
  { digest, before, game }: Comparing,
  figure: string,
  { wanted, now, changedHere, missing }: { wanted: Value | null; now: Value | null; changedHere: string; missing: string },
): Figure<Value> => {
  const is = digestOf(digest, wanted)
  const verdict = verdictOf({ last: before.get(figure), now: digestOf(digest, now), wanted: is })
  if (verdict === 'same') return noChange
  if (verdict === 'record') return { ...noChange, rows: [[keyOf(`game/${game.id}`, figure), is]] }
  if (is === NO_VALUE) return { ...noChange, reports: [missing] }
  if (verdict === 'changed-here') return { ...noChange, reports: [changedHere] }
  return { carry: wanted, rows: [[keyOf(`game/${game.id}`, figure), is]], reports: [] }
}

/** Teams and stage of a game cannot be changed once it is scheduled: what the file says now is only reported. */
const fixtureOf = ({ stage, home, away }: WantedGame) => ({ stage, home, away })

const planFixture = (comparing: Comparing, now: Game): Figure<object> => {
  const { game, label } = comparing
  const fixtureHere =
    now.kind === 'unknown' ? null : { stage: now.context.stage, home: now.context.home.team, away: now.context.away.team }
  const fixed = `${gameWords(label)}: its teams or its stage are others in the file. They stay as they are here.`
  const plan = compared(comparing, 'fixture', { wanted: fixtureOf(game), now: fixtureHere, changedHere: fixed, missing: fixed })
  return plan.carry !== null && fixtureHere !== null ? { ...noChange, reports: [fixed] } : plan
}

/** Equal figures must be equal texts, whatever order their fields came in. */
const detailsOf = ({ date, time, location, status }: GameDetails | GameRowDetails) => ({ date, time, location, status })
const scoreOf = (score: Score | null): Score | null => score && { home: score.home, away: score.away }

const sideOf = ({ home }: WantedGame, team: TeamId): Side => (team === home ? 'home' : 'away')
/** The figure of a line: team and player. */
export const lineFigure = ({ home, away }: Pick<WantedGame, 'home' | 'away'>, side: Side, player: PlayerId) =>
  `line/${side === 'home' ? home : away}/${player}`

/** Lines that were brought in before and that the files do not have any more. */
const linesGone = ({ before, game }: Comparing): { player: PlayerId; side: Side }[] => {
  const given = new Set(game.lines.map(({ player, side }) => lineFigure(game, side, player)))
  return [...before].flatMap(([figure, digest]) => {
    if (!figure.startsWith('line/') || digest === NO_VALUE || given.has(figure)) return []
    const [, team, player] = figure.split('/')
    return [{ player: Number(player), side: sideOf(game, Number(team)) }]
  })
}

type LineFigure = Figure<Figures> & Pick<BoxScoreLine, 'player' | 'side'>

/** Who was deleted here gets no new lines; those that they have may be corrected. */
const planLines = (comparing: Comparing, now: Game): readonly LineFigure[] => {
  const { game, label, removed } = comparing
  const lines = now.kind === 'unknown' ? [] : now.figures.lines
  const current = new Map(lines.map(({ player, side, line }) => [lineFigure(game, side, player), line]))
  const plan = ({ player, side }: Pick<BoxScoreLine, 'player' | 'side'>, wanted: Figures | null): LineFigure => {
    const figure = lineFigure(game, side, player)
    const here = current.get(figure) ?? null
    if (here === null && removed.has(player)) return { ...noChange, player, side }
    const plan = compared(comparing, figure, {
      wanted: wanted && inFigureOrder(wanted),
      now: here,
      changedHere: lineChangedHere(label, player, here, wanted),
      missing: lineMissing(label, player),
    })
    return { ...plan, player, side }
  }
  return [...game.lines.map(line => plan(line, line.line)), ...linesGone(comparing).map(line => plan(line, null))]
}

const nothingToDo = { schedule: false, details: null, score: null, lines: [], rows: [] }

/** What has to be done so that a game is as the files say, figure by figure; what staff changed since stays and is reported. */
export const planGame = (digest: Digest, game: WantedGame, now: Game, { before = NO_DIGESTS, removed }: GameBefore): GamePlan => {
  const label: GameLabel = { id: game.id, external: game.external }
  const comparing: Comparing = { digest, before, removed, game, label }
  if (now.kind === 'deleted') return { ...nothingToDo, reports: [`${gameWords(label)} was deleted here and stays deleted.`] }
  const fixture = planFixture(comparing, now)
  if (now.kind === 'active' && fixture.reports.length > 0) return { ...nothingToDo, reports: fixture.reports }
  const details = compared(comparing, 'details', {
    wanted: detailsOf(game.details),
    now: now.kind === 'unknown' ? null : detailsOf(now.details),
    changedHere: `${gameWords(label)}: date, time, location or status were changed here and stay.`,
    missing: '',
  })
  const here = now.kind === 'active' ? scoreOf(now.figures.score) : null
  const score = compared(comparing, 'score', {
    wanted: scoreOf(game.score),
    now: here,
    changedHere: scoreChangedHere(label, here, game.score),
    missing: `${gameWords(label)}: the file has no final score any more. It stays.`,
  })
  const lines = planLines(comparing, now)
  const figures = [fixture, details, score, ...lines]
  return {
    schedule: now.kind === 'unknown',
    details: now.kind === 'unknown' || details.carry === null ? null : game.details,
    score: score.carry,
    lines: lines.flatMap(({ carry, player, side }) => (carry === null ? [] : [{ player, side, line: carry }])),
    rows: figures.flatMap(({ rows }) => rows),
    reports: figures.flatMap(({ reports }) => reports),
  }
}
