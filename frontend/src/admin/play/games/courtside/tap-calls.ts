import type { QueryClient } from '@tanstack/react-query'
import type { Score, Side } from '@fullcourt/domain/games/events'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { api } from '../../../parts/calls/api'
import { gameQuery } from '../queries'
import { lineCall } from '../sheet/line-edit'
import { allRows, savedLine, withSavedLine, type RowKey } from '../sheet/sheet'
import { noPoints, periodsOf, pointsIn, typedScore } from '../finals/finals-edit'
import { scoreOf } from '../finals/score-of'
import { scoreBody } from '../list/score-calls'
import type { ClockStep, ReadPoints } from './clock-step'
import { noticingEnd } from './noticing-end'
import type { LineAttempt, ReadLine, StepAttempt } from './tap-queue'
import type { TapCalls } from './tap-sender'
import { keptFigures } from './taps'

/** Lines as they were saved last: an answer that was asked for before a save may come after it. */
const savedLines = new Map<string, ReadLine>()

const savedKey = (game: number, row: RowKey) => `${game} ${row}`

/** The newer of a line as it was read, and as it was saved from this tab. */
export const newestLine = (game: number, row: RowKey, read: ReadLine): ReadLine => {
  const own = savedLines.get(savedKey(game, row))
  return own && own.revision > read.revision ? own : read
}

/** How a step of the clock is sent: under its key, against what was read, until it is given up. */
type SendOptions = {
  readonly path: { readonly id: number }
  readonly ifMatch: number
  readonly key: string
  readonly signal: AbortSignal
}

const noLine: ReadLine = { line: null, revision: 0 }

/** The figures that the organization of a game keeps. */
export const keptFiguresOf = ({ allStats }: BoxScoreAnswer) =>
  keptFigures(allStats.filter(({ hidden }) => !hidden).map(({ abbreviation }) => abbreviation as Abbreviation))

/** The calls of a game's taps; what is saved is on every page that shows the game, the grid too. */
export const tapCalls = (client: QueryClient, answer: BoxScoreAnswer): TapCalls => {
  const { game } = answer
  const { queryKey } = gameQuery(game.id)

  const readLine = (row: RowKey) => {
    const shown = client.getQueryData(queryKey)
    return (shown && allRows(shown).find(({ key }) => key === row)) ?? noLine
  }

  const readPoints = ({ of }: ClockStep): ReadPoints => {
    const shown = client.getQueryData(queryKey) ?? answer
    return of === 'final'
      ? { points: scoreOf(shown.game) ?? noPoints, revision: shown.game.revision ?? 0 }
      : { points: pointsIn(periodsOf(shown), of), revision: shown.game.periodsRevision ?? 0 }
  }

  const teamOf = { home: game.home_team_id, away: game.away_team_id }

  const noticing = <Answer>(call: Promise<Answer>) => noticingEnd(client, call)

  const send = async ({ row, key, was, is, moments = [] }: LineAttempt, signal: AbortSignal) => {
    const [side, player] = row.split(':') as [Side, string]
    const line = lineCall(game.id, { player: Number(player), team: teamOf[side] }, { was: was.line, is })
    const body = { ...line, ...(moments.length > 0 ? { taps: [...moments] } : {}) }
    const saved = await noticing(api.put('/api/player-game-stats', body, { ifMatch: was.revision, key, signal }))
    const { value, revision } = savedLine(saved)
    savedLines.set(savedKey(game.id, row), { line: value, revision })
    if (readLine(row).revision < revision) client.setQueryData(queryKey, shown => shown && withSavedLine(shown, saved))
  }

  const show = (next: (shown: BoxScoreAnswer) => BoxScoreAnswer) => client.setQueryData(queryKey, shown => shown && next(shown))

  const sendFinal = async (score: Score, options: SendOptions) => {
    const { score_home, score_away, live, status, state, statusLabel, revision } = await api.put(
      '/api/gamesv2/{id}/scores',
      scoreBody({ score }),
      options,
    )
    show(shown => ({ ...shown, game: { ...shown.game, score_home, score_away, live, status, state, statusLabel, revision } }))
  }

  /** The server counts what the players have: taps of others that this page has not seen are in it. */
  const sendPeriod = async (period: number, isEnd: boolean, options: SendOptions) => {
    const noScores = Object.values(teamOf).map(team_id => ({ gamePeriodId: period, team_id, score: null }))
    const { periodScores, periodsRevision } = isEnd
      ? await api.post('/api/gamesv2/{id}/period-end', { gamePeriodId: period }, options)
      : await api.put('/api/gamesv2/{id}/period-scores', { periodScores: noScores }, options)
    show(shown => ({ ...shown, periodScores, game: { ...shown.game, periodsRevision } }))
  }

  const sendStep = async ({ step, key, revision }: StepAttempt, signal: AbortSignal) => {
    const options = { path: { id: game.id }, ifMatch: revision, key, signal }
    const score = typedScore(step.is)
    if (step.of !== 'final') return noticing(sendPeriod(step.of, score !== null, options))
    if (score) return noticing(sendFinal(score, options))
  }

  /** A call of its own: another one that hangs is not waited for. */
  const refresh = async (signal: AbortSignal) => {
    const now = await noticing(api.get('/api/gamesv2/{id}', { path: { id: game.id }, signal }))
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, now)
  }

  return {
    kept: keptFiguresOf(answer),
    lineOf: row => newestLine(game.id, row, readLine(row)),
    pointsOf: readPoints,
    send,
    sendStep,
    refresh,
  }
}
