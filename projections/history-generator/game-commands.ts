import { listOf } from '@fullcourt/domain/definitions/lists'
import { nothing } from '@fullcourt/domain/facts/decision'
import { definitionStream } from '@fullcourt/domain/definitions/state'
import {
  changeDetails,
  type EnteredFigures,
  changeSides,
  recordLine,
  recordSheet,
  restoreGame,
  scheduleGame,
  updatePeriodScores,
  updateScore,
} from '@fullcourt/domain/games/decide'
import type { EntryPlace } from '@fullcourt/domain/entries/events'
import type { CourtsideTap, GameContext, Side, Stage } from '@fullcourt/domain/games/events'
import { FINAL_PERIOD } from '@fullcourt/domain/games/periods'
import { lineupOf, substitutionsOf } from '@fullcourt/domain/games/lineup'
import { recordFoul, recordTimeOut, setGameClock } from '@fullcourt/domain/games/record-courtside'
import { recordSubstitution, takeBackSubstitution, type Substituted } from '@fullcourt/domain/games/record-substitution'
import { showReason } from '@fullcourt/domain/games/show-reason'
import { gameSideOf } from '@fullcourt/domain/games/place'
import { SIDES } from '@fullcourt/domain/games/sides'
import { gameStream } from '@fullcourt/domain/games/state'
import { sportOf, SPORTS, type Sport } from '@fullcourt/domain/sports/sports'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { FIGURES, type Figure, type Figures } from '@fullcourt/domain/statistics/figures'
import fc from 'fast-check'
import type { PeriodId, PlayerId } from '@fullcourt/domain/ids/kinds'
import { settleAfter } from './bracket-policies'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type GameNow, type Installation } from './installation'
import { removeGame } from './policies'

const side = fc.constantFrom<Side>('home', 'away')
type Tapping = { readonly figure: Figure; readonly period: number; readonly minute: number; readonly isBack: boolean }

const tapsOf = (installation: Installation, context: GameContext, { figure, period, minute, isBack }: Tapping) => {
  const known = periodsOfGame(installation, context)
  const tap: CourtsideTap = {
    figure,
    period: known[period % known.length] ?? FINAL_PERIOD,
    at: `2025-06-29T20:1${minute}:00.000Z`,
    ...(minute === 0 ? {} : { remaining: minute * 60_000 }),
    ...(isBack ? { isBack } : {}),
  }
  return { taps: [tap], known }
}

/** Small ones often, so that ties, equal lines and zeros come about. */
const points = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 120 }))
const figures: fc.Arbitrary<Figures> = fc.record(Object.fromEntries(FIGURES.map(figure => [figure, points])), {
  requiredKeys: [],
})

export const sportOfGame = (installation: Installation, { organization, season }: GameContext): Sport =>
  sportOf(installation.log.state(seasonsStream, organization).get(season)?.sport ?? 0) ?? SPORTS[0]

/** The periods that a game may have: those of its organization, own ones too. */
const periodsOfGame = (installation: Installation, context: GameContext): readonly PeriodId[] => {
  const { lists } = installation.log.state(definitionStream, context.organization)
  return (listOf(lists, 'period', sportOfGame(installation, context).id) ?? []).map(({ id }) => id)
}

/** Figures of a player's line. */
export const enterFigures = (
  installation: Installation,
  { game, context }: Pick<GameNow, 'game' | 'context'>,
  line: { readonly player: PlayerId; readonly side: Side; readonly figures: EnteredFigures },
): void => {
  const question = { ...line, rosters: rosters(installation, context) }
  installation.log.decide(gameStream, game, state => recordLine(state, question))
}

/** A score of each period, and a line of a player on each side. */
export const enterSheet = (
  installation: Installation,
  { game, context }: Pick<GameNow, 'game' | 'context'>,
  player: PlayerId,
) => {
  const known = periodsOfGame(installation, context)
  const points = known.filter(id => id !== FINAL_PERIOD).map(period => ({ period, side: 'away' as const, points: 12 }))
  installation.log.decide(gameStream, game, state => updatePeriodScores(state, { points, known }))
  const figures = Object.fromEntries(
    sportOfGame(installation, context)
      .figures.slice(0, 1)
      .map(figure => [figure, 7]),
  )
  for (const side of SIDES) enterFigures(installation, { game, context }, { player, side, figures })
}

/** Of figures of all sports those of one. */
const ofSport = <Value>(
  entered: { readonly [figure in Figure]?: Value },
  { figures }: Sport,
): { readonly [figure in Figure]?: Value } =>
  Object.fromEntries(Object.entries(entered).filter(([figure]) => (figures as readonly string[]).includes(figure)))

const changedFigures: fc.Arbitrary<EnteredFigures> = fc.record(
  Object.fromEntries(FIGURES.map(figure => [figure, fc.option(points)])),
  { requiredKeys: [] },
)
/** One figure alone, often what tables show: a line that says nothing else, or nothing else than before. */
const changedFigure: fc.Arbitrary<EnteredFigures> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...FIGURES), fc.constantFrom(...SPORTS.map(({ summary }) => summary.figure))),
    fc.option(points),
  )
  .map(([figure, entered]) => ({ [figure]: entered }))
/** Whether a line is tapped: a basket, a rebound, or one that is taken back; of a few moments, so that something is there to take back. */
const tapping = fc.option(
  fc.record({
    figure: fc.constantFrom<Figure>('2PM', '3PM', 'FTM', 'REB'),
    period: fc.nat({ max: 20 }),
    minute: fc.nat({ max: 3 }),
    isBack: fc.boolean(),
  }),
)
const counting = fc.tuple(pick, side, pick, fc.nat({ max: 20 }), fc.constantFrom<(1 | -1)[]>(1, 1, -1))
/** How many wrong scores are mended at once before one stands. */
const slips = fc.constantFrom(0, 0, 0, 1, 2)
const details = fc.record(
  {
    date: fc.constantFrom('2025-06-29', '2025-07-06', null),
    time: fc.constantFrom('15:30', '09:00', null),
    location: fc.constantFrom('Court 1', null),
    status: fc.constantFrom('scheduled', 'postponed'),
  },
  { requiredKeys: [] },
)

/** A game of two entries of one season: of a league where both play in it, otherwise of a division. */
export const schedule = (
  installation: Installation,
  at: { home: number; away: number; stage: Stage; date?: string | null },
): void => {
  const home = choose(installation.entries, at.home)
  const rivals = installation.entries.filter(({ season, team }) => season === home?.season && team !== home.team)
  const away = choose(rivals, at.away)
  if (home && away) scheduleBetween(installation, home, away, at)
}

/** A game of two entries of one season. */
export const scheduleBetween = (
  installation: Installation,
  home: EntryPlace,
  away: EntryPlace,
  { stage = 'regular', date = null }: { readonly stage?: Stage; readonly date?: string | null } = {},
): void => {
  const contents = installation.contents(home.season)
  const sides = { home: gameSideOf(contents, home.team, home.league), away: gameSideOf(contents, away.team, away.league) }
  if ('kind' in sides.home || 'kind' in sides.away) return
  const together = home.league === away.league
  const context: GameContext = {
    organization: home.organization,
    season: home.season,
    league: together ? home.league : null,
    division: together ? null : 9,
    stage,
    home: sides.home,
    away: sides.away,
  }
  const game = installation.newId('game')
  installation.log.decide(gameStream, game, state => scheduleGame(state, { game, in: context, details: { date } }))
  installation.games.push({ game, context })
}

type Played = GameNow

const withGame = (installation: Installation, which: number, run: (played: Played) => void): void => {
  const played = choose(installation.gamesNow(), which)
  if (played) run(played)
}

const sidesOf = ({ home, away }: GameContext) => ({ home, away })

const rosters = (installation: Installation, { season, home, away }: GameContext) => {
  const { entries } = installation.contents(season)
  return { home: entries.get(home.entry)?.roster ?? [], away: entries.get(away.entry)?.roster ?? [] }
}

/** Players of the side, and now and then one of another roster. */
const someone = (installation: Installation, context: GameContext, on: Side, who: number): number | undefined =>
  who % 5 === 0 ? choose(installation.players, who)?.player : choose(rosters(installation, context)[on], who)

const correctedGames = ({ games, log }: Installation) =>
  games
    .map(({ game }) => log.state(gameStream, game))
    .filter(game => game.kind === 'active')
    .filter(({ corrections }) => corrections > 0)

const period = fc.record({ period: fc.nat({ max: 20 }), side, points: fc.option(points) })

export const gameCommands: readonly WeightedCommand[] = [
  command(
    'schedule game',
    6,
    fc.record({
      home: pick,
      away: pick,
      stage: fc.constantFrom<Stage>('regular', 'regular', 'playoff'),
      date: fc.constantFrom('2025-06-29', null),
    }),
    schedule,
  ),
  command('change details', 4, fc.tuple(pick, details), (installation, [which, wanted]) =>
    withGame(installation, which, ({ game }) => installation.log.decide(gameStream, game, state => changeDetails(state, wanted))),
  ),
  command('change sides', 3, fc.tuple(pick, side, pick), (installation, [which, on, other]) =>
    withGame(installation, which, ({ game, context }) => {
      const rivals = installation.entries.filter(({ season }) => season === context.season)
      const entry = choose(rivals, other)
      const is = entry && gameSideOf(installation.contents(context.season), entry.team, entry.league)
      if (is && !('kind' in is))
        installation.log.decide(gameStream, game, state => changeSides(state, { ...sidesOf(context), [on]: is }))
    }),
  ),
  command('update score', 16, fc.tuple(pick, points, points, fc.boolean(), slips), (installation, input) => {
    const [which, home, away, publishReason, mended] = input
    withGame(installation, which, ({ game }) => {
      for (let slip = mended; slip >= 0; slip--) {
        const wanted = { is: { home: home + slip, away }, publishReason }
        settleAfter(
          installation,
          installation.log.decide(gameStream, game, state => updateScore(state, wanted)),
        )
      }
    })
  }),
  command('show or hide reason', 4, fc.tuple(pick, pick, fc.boolean()), (installation, [which, nth, isPublic]) => {
    const game = choose(correctedGames(installation), which)
    if (!game) return
    const correction = 1 + (nth % game.corrections)
    installation.log.decide(gameStream, game.id, state => showReason(state, { correction, isPublic, now: 'unknown' }))
  }),
  command('update periods', 8, fc.tuple(pick, fc.array(period, { maxLength: 3 })), (installation, [which, entered]) =>
    withGame(installation, which, ({ game, context }) => {
      const known = periodsOfGame(installation, context)
      const points = entered.map(one => ({ ...one, period: known[one.period % (known.length + 1)] ?? FINAL_PERIOD }))
      installation.log.decide(gameStream, game, state => updatePeriodScores(state, { points, known }))
    }),
  ),
  command('record foul', 5, counting, (installation, [which, on, who, period, change]) =>
    withGame(installation, which, ({ game, context }) => {
      const known = periodsOfGame(installation, context)
      const player = someone(installation, context, on, who) ?? null
      const foul = { period: known[period % known.length] ?? FINAL_PERIOD, side: on, player, change, known }
      installation.log.decide(gameStream, game, state => recordFoul(state, foul))
    }),
  ),
  command('record time-out', 3, counting, (installation, [which, on, , period, change]) =>
    withGame(installation, which, ({ game, context }) => {
      const known = periodsOfGame(installation, context)
      const timeOut = { period: known[period % known.length] ?? FINAL_PERIOD, side: on, change, known }
      installation.log.decide(gameStream, game, state => recordTimeOut(state, timeOut))
    }),
  ),
  command('set the clock', 3, counting, (installation, [which, , seconds, period, change]) =>
    withGame(installation, which, ({ game, context }) => {
      const known = periodsOfGame(installation, context)
      const since = change === 1 ? '2025-06-29T20:16:06.000Z' : null
      const is = { period: known[period % known.length] ?? FINAL_PERIOD, remaining: (seconds % 600) * 1_000, since }
      installation.log.decide(gameStream, game, state => setGameClock(state, { is, isSet: period % 3 === 0, known }))
    }),
  ),
  command('substitute', 8, fc.tuple(pick, side, pick, fc.nat({ max: 20 }), fc.nat({ max: 9 })), (installation, input) => {
    const [which, on, who, period, minute] = input
    withGame(installation, which, ({ game, context }) => {
      const known = periodsOfGame(installation, context)
      const roster = rosters(installation, context)[on]
      const idsOf = (id: PlayerId | undefined): Substituted[] => {
        if (id === undefined) return []
        const { player, merged } = installation.person(id)
        return [[player, ...merged]]
      }
      installation.log.decide(gameStream, game, state => {
        const recorded = state.kind === 'active' ? (state.courtside?.substitutions ?? []) : []
        const lineup = lineupOf(substitutionsOf(recorded, on, known))
        const bench = roster.filter(player => !lineup.includes(player))
        const wanted = {
          side: on,
          period: known[period % known.length] ?? FINAL_PERIOD,
          remaining: minute * 60_000,
          at: `2025-06-29T20:1${9 - minute}:00.000Z`,
          out: idsOf(who % 2 === 0 ? choose(lineup, who) : undefined),
          in: idsOf(choose(bench, who)),
        }
        return recordSubstitution(state, wanted, { known, roster, keepsMinutes: true, foulsOut: 5 })
      })
    })
  }),
  command('take a substitution back', 4, fc.tuple(pick, pick), (installation, [which, nth]) =>
    withGame(installation, which, ({ game, context }) => {
      const known = periodsOfGame(installation, context)
      installation.log.decide(gameStream, game, state => {
        const back = choose(state.kind === 'active' ? (state.courtside?.substitutions ?? []) : [], nth)
        return back ? takeBackSubstitution(state, back, { known }) : nothing
      })
    }),
  ),
  command(
    'record line',
    20,
    fc.tuple(pick, side, pick, fc.oneof(changedFigures, changedFigure), tapping),
    (installation, [which, on, who, entered, tapped]) =>
      withGame(installation, which, ({ game, context }) => {
        const player = someone(installation, context, on, who)
        if (player === undefined) return
        const question = {
          ...installation.person(player),
          side: on,
          rosters: rosters(installation, context),
          figures: ofSport(entered, sportOfGame(installation, context)),
          tapped: tapped === null ? undefined : tapsOf(installation, context, tapped),
        }
        installation.log.decide(gameStream, game, state => recordLine(state, question))
      }),
  ),
  command('record sheet', 4, fc.tuple(pick, side, fc.array(figures, { maxLength: 4 })), (installation, [which, on, sheet]) =>
    withGame(installation, which, ({ game, context }) => {
      const { idsOf } = installation.identities(context.organization)
      const lines = rosters(installation, context)
        [on].slice(0, sheet.length)
        .map((player, i) => ({ player, side: on, line: ofSport(sheet[i] ?? {}, sportOfGame(installation, context)) }))
      installation.log.decide(gameStream, game, state => recordSheet(state, { lines, idsOf }))
    }),
  ),
  command('delete game', 4, pick, (installation, which) =>
    withGame(installation, which, ({ game }) => removeGame(installation, game)),
  ),
  command('restore game', 6, pick, (installation, which) =>
    withGame(installation, which, ({ game, context }) => {
      if (installation.plays(context)) installation.log.decide(gameStream, game, restoreGame)
    }),
  ),
]
