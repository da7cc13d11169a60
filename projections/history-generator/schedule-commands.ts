import { changeDetails, isPlayed, slotOf, updateScore } from '@fullcourt/domain/games/decide'
import { blocksItsSlot, statusOf } from '@fullcourt/domain/games/status'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { changeSchedule, createSchedule, deleteSchedule, restoreSchedule } from '@fullcourt/domain/schedules/decide'
import type { GamesBefore } from '@fullcourt/domain/schedules/draft-decisions'
import type { PlannedWeek, SchedulePlace } from '@fullcourt/domain/schedules/events'
import {
  cancelGeneration,
  planSchedule,
  requestGeneration,
  stopGeneration,
  undoGeneration,
} from '@fullcourt/domain/schedules/plan'
import { redoGeneration } from '@fullcourt/domain/schedules/redo'
import type { PlansSeen } from '@fullcourt/domain/schedules/in-progress'
import { currentGeneration, scheduleStream, type LeagueSchedules, type Schedule } from '@fullcourt/domain/schedules/state'
import { planSwap, undoSwap, type SwapCandidate, type SwapSeen } from '@fullcourt/domain/schedules/swap'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'
import {
  carryOutGeneration,
  carryOutRedoneGeneration,
  carryOutUndoneGeneration,
  deleteGamesOfSchedule,
  restoreGamesOfSchedule,
  swapGames,
} from './schedule-policies'

export type Planned = { readonly place: SchedulePlace; readonly schedule: Schedule }

/** All schedules that were ever made. */
const schedulesOf = (installation: Installation): readonly Planned[] =>
  installation.leagues.flatMap(league =>
    [...installation.log.state(scheduleStream, league.league).schedules.values()].map(schedule => ({
      place: { ...league, schedule: schedule.id },
      schedule,
    })),
  )

const mayGo =
  ({ log }: Installation) =>
  (game: GameId): boolean => {
    const state = log.state(gameStream, game)
    return state.kind === 'active' && !isPlayed(state)
  }

/** Every plan is carried out before anybody goes on. */
export const carriedOut = ({ plans }: LeagueSchedules): PlansSeen => ({ plans, inProgress: [] })

const seenIn = ({ log }: Installation, state: LeagueSchedules): SwapSeen => ({
  plans: carriedOut(state),
  gameNow: id => {
    const game = log.state(gameStream, id)
    if (game.kind !== 'active') return undefined
    return { slot: slotOf(game.details), played: isPlayed(game), followed: game.followed }
  },
  nameOf: id => `Game ${id}`,
})

export const makeSchedule = (installation: Installation, at: LeaguePlace): number => {
  const { organization, season, league } = at
  const schedule = installation.newId('schedule')
  const details = { name: 'Fall', startDate: '2025-09-07', numWeeks: 2, timeSlots: ['18:00'] }
  const place = { organization, season, league, schedule }
  installation.log.decide(scheduleStream, league, state => createSchedule(state, { place, details }))
  return schedule
}

const DATES = ['2025-09-07', '2025-09-14'] as const

/** Every team of the league plays the next one, a week each. */
const weeksOf = (installation: Installation, teams: readonly number[]): readonly PlannedWeek[] =>
  DATES.map((date, week) => {
    const home = teams[week % Math.max(1, teams.length)]
    const away = teams[(week + 1) % Math.max(1, teams.length)]
    const isGame = home !== undefined && away !== undefined && home !== away
    const game = { game: isGame ? installation.newId('game') : 0, home: home ?? 0, away: away ?? 0 }
    return {
      date,
      games: isGame ? [{ ...game, date, time: '18:00', location: null }] : [],
      byes: teams.filter(team => !isGame || (team !== home && team !== away)),
    }
  })

/** Asks for a schedule to be generated, under the id of its plan. */
const request = (installation: Installation, place: SchedulePlace, replacesPlayed: boolean): number => {
  const plan = installation.newId('plan')
  installation.log.decide(scheduleStream, place.league, state =>
    requestGeneration(state, { ...place, plan, replacesPlayed }, carriedOut(state)),
  )
  return plan
}

/** The games of a schedule that are there: those that give way, and those that stay. */
export const gamesBefore = (installation: Installation, schedule: Schedule, replacesPlayed: boolean): GamesBefore => {
  const games = [...(currentGeneration(schedule)?.weeks.keys() ?? [])]
  const scheduled = games.filter(game => installation.log.state(gameStream, game).kind === 'active')
  const replaces = scheduled.filter(game => replacesPlayed || mayGo(installation)(game))
  return { replaces, keeps: scheduled.filter(game => !replaces.includes(game)) }
}

type Generating = {
  readonly replacesPlayed?: boolean
  readonly asDraft?: boolean
  readonly meanwhile?: (replaced: GameId) => void
}

/** Generates a schedule: `meanwhile` happens between the plan and its steps. */
export const generate = (
  installation: Installation,
  { place, schedule }: Planned,
  { replacesPlayed = false, asDraft = false, meanwhile }: Generating = {},
): void => {
  const { entries } = installation.contents(place.season)
  const inLeague = [...entries.values()].filter(({ league, left }) => league === place.league && !left)
  const { replaces, keeps } = gamesBefore(installation, schedule, replacesPlayed)
  const planned = {
    ...place,
    plan: request(installation, place, replacesPlayed),
    teams: inLeague.map(({ team, id }) => ({ team, entry: id })),
    weeks: weeksOf(
      installation,
      inLeague.map(({ team }) => team),
    ),
    unplaced: [],
    keeps,
    replaces,
    replacesPlayed,
    seed: schedule.details.seed,
  }
  const [fact] = installation.log.decide(scheduleStream, place.league, state =>
    planSchedule(state, { planned, from: { details: schedule.details, plans: state.plans }, asDraft }),
  )
  if (fact?.type !== 'SchedulePlanned') return
  for (const game of replaces) meanwhile?.(game)
  carryOutGeneration(installation, fact)
}

/** Takes the newest generation of a schedule back. */
const undoNewest = (installation: Installation, { place, schedule }: Planned): void => {
  const { organization, season, league } = place
  const plan = currentGeneration(schedule)?.plan ?? 0
  const [fact] = installation.log.decide(scheduleStream, league, state =>
    undoGeneration(state, {
      place: { organization, season, league },
      plan,
      seen: carriedOut(state),
      mayGo: mayGo(installation),
      comesBack: (game, because) => {
        const known = installation.log.state(gameStream, game)
        return known.kind === 'deleted' && known.cause === because
      },
    }),
  )
  if (fact?.type === 'GenerationUndone') carryOutUndoneGeneration(installation, fact)
}

/** Lets the generation that was taken back last hold again. */
const redoNewest = (installation: Installation, { place, schedule }: Planned): void => {
  const { organization, season, league } = place
  const now = installation.log.state(scheduleStream, league).schedules.get(schedule.id)
  const plan = now?.undone.at(-1)?.generation.plan
  if (plan === undefined) return
  const gameNow = (game: GameId) => installation.log.state(gameStream, game)
  const outOf = (game: GameId) => {
    const state = gameNow(game)
    return state.kind === 'unknown' || installation.plays(state.context) ? [] : ['A team']
  }
  const [fact] = installation.log.decide(scheduleStream, league, state =>
    redoGeneration(state, {
      place: { organization, season, league },
      plan,
      seen: { plans: carriedOut(state), gameNow, outOf, nameOf: String },
    }),
  )
  if (fact?.type === 'GenerationRedone') carryOutRedoneGeneration(installation, fact)
}

const candidates = (installation: Installation): readonly SwapCandidate[] =>
  installation.games.flatMap(({ game: id }) => {
    const game = installation.log.state(gameStream, id)
    if (game.kind !== 'active' || game.context.league === null || !installation.isThere(game.context)) return []
    const { season, home, away } = game.context
    const sides = { home: home.team, away: away.team }
    return [
      {
        id,
        season,
        ...sides,
        ...slotOf(game.details),
        isBracket: false,
        blocksItsSlot: blocksItsSlot(statusOf({ status: game.details.status, ...game.figures })),
        played: isPlayed(game),
      },
    ]
  })

const leagueOf = (installation: Installation, id: GameId): LeaguePlace | undefined => {
  const game = installation.log.state(gameStream, id)
  if (game.kind === 'unknown' || game.context.league === null) return undefined
  const { organization, season, league } = game.context
  return { organization, season, league }
}

/** Swaps two games of a season: `meanwhile` happens between the plan and its steps. */
export const swap = (
  installation: Installation,
  pair: readonly [SwapCandidate, SwapCandidate],
  meanwhile?: () => void,
): number | undefined => {
  const place = leagueOf(installation, pair[0].id)
  if (place === undefined || JSON.stringify(slotOf(pair[0])) === JSON.stringify(slotOf(pair[1]))) return undefined
  const plan = installation.newId('plan')
  const [fact] = installation.log.decide(scheduleStream, place.league, state =>
    planSwap(state, { place, plan, games: pair, seen: seenIn(installation, state) }),
  )
  meanwhile?.()
  if (fact?.type === 'GamesSwapPlanned') swapGames(installation, fact)
  return plan
}

const undoOneSwap = (installation: Installation, league: LeaguePlace, undoes: number): void => {
  const { organization, season } = league
  const place = { organization, season, league: league.league }
  const plan = installation.newId('plan')
  const [fact] = installation.log.decide(scheduleStream, league.league, state =>
    undoSwap(state, { place, undoes, plan, seen: seenIn(installation, state) }),
  )
  if (fact?.type === 'GamesSwapPlanned') swapGames(installation, fact)
}

export const withSchedule = (installation: Installation, which: number, run: (planned: Planned) => void): void => {
  const found = choose(schedulesOf(installation), which)
  if (found && installation.isThere(found.place)) run(found)
}

/** A schedule that has a generation which may be taken back. */
const withGenerated = (installation: Installation, which: number, run: (planned: Planned) => void): void => {
  const generated = schedulesOf(installation).filter(
    ({ place, schedule }) =>
      schedule.deletion === null && currentGeneration(schedule) !== undefined && installation.isThere(place),
  )
  const found = choose(generated, which)
  if (found) run(found)
}

const withPair = (
  installation: Installation,
  [one, other]: readonly [number, number],
  run: (pair: readonly [SwapCandidate, SwapCandidate]) => void,
): void => {
  const first = choose(candidates(installation), one)
  const rest = candidates(installation).filter(({ id, season }) => id !== first?.id && season === first?.season)
  const second = choose(rest, other)
  if (first && second) run([first, second])
}

const move = (installation: Installation, game: GameId, date: string): void => {
  installation.log.decide(gameStream, game, state => changeDetails(state, { date }))
}

export const removeSchedule = (installation: Installation, place: SchedulePlace): void => {
  const [fact] = installation.log.decide(scheduleStream, place.league, state =>
    deleteSchedule(state, { place, seen: carriedOut(state), mayGo: mayGo(installation) }),
  )
  if (fact?.type === 'ScheduleDeleted') deleteGamesOfSchedule(installation, fact)
}

export const bringBackSchedule = (installation: Installation, place: SchedulePlace): void => {
  const [fact] = installation.log.decide(scheduleStream, place.league, state => restoreSchedule(state, place))
  if (fact?.type === 'ScheduleRestored') restoreGamesOfSchedule(installation, fact)
}

export const scheduleCommands: readonly WeightedCommand[] = [
  command('create schedule', 4, pick, (installation, where) => {
    const at = choose(installation.leagues, where)
    if (at && installation.isThere(at)) makeSchedule(installation, at)
  }),
  command('change schedule', 5, fc.tuple(pick, fc.integer({ min: 1, max: 4 })), (installation, [which, numWeeks]) =>
    withSchedule(installation, which, ({ place }) =>
      installation.log.decide(scheduleStream, place.league, state => changeSchedule(state, { place, wanted: { numWeeks } })),
    ),
  ),
  command('delete schedule', 2, pick, (installation, which) =>
    withSchedule(installation, which, ({ place }) => removeSchedule(installation, place)),
  ),
  command('restore schedule', 4, pick, (installation, which) =>
    withSchedule(installation, which, ({ place }) => bringBackSchedule(installation, place)),
  ),
  command('generate schedule', 8, fc.tuple(pick, fc.boolean()), (installation, [which, replacesPlayed]) =>
    withSchedule(installation, which, planned => generate(installation, planned, { replacesPlayed })),
  ),
  command('ask for a generation of which nothing comes', 4, fc.tuple(pick, fc.boolean()), (installation, [which, isCancelled]) =>
    withSchedule(installation, which, ({ place }) => {
      const plan = request(installation, place, false)
      installation.log.decide(scheduleStream, place.league, state =>
        isCancelled
          ? cancelGeneration(state, place)
          : stopGeneration(state, { ...place, plan, why: 'The league needs at least two teams.' }),
      )
    }),
  ),
  command('generate schedule while its games are played', 2, fc.tuple(pick, pick), (installation, [which, points]) =>
    withSchedule(installation, which, planned =>
      generate(installation, planned, {
        meanwhile: game =>
          installation.log.decide(gameStream, game, state => updateScore(state, { is: { home: points, away: 1 } })),
      }),
    ),
  ),
  command('undo generation', 9, pick, (installation, which) =>
    withGenerated(installation, which, planned => undoNewest(installation, planned)),
  ),
  command('undo generation and bring it back', 9, pick, (installation, which) =>
    withGenerated(installation, which, planned => {
      undoNewest(installation, planned)
      redoNewest(installation, planned)
    }),
  ),
  command('delete a generated schedule and bring it back', 2, pick, (installation, which) =>
    withGenerated(installation, which, ({ place }) => {
      removeSchedule(installation, place)
      bringBackSchedule(installation, place)
    }),
  ),
  command('swap games', 6, fc.tuple(pick, pick), (installation, pair) =>
    withPair(installation, pair, games => swap(installation, games)),
  ),
  command('swap games while one is moved', 6, fc.tuple(pick, pick, fc.constantFrom(0, 1)), (installation, [one, other, moved]) =>
    withPair(installation, [one, other], games =>
      swap(installation, games, () => move(installation, games[moved as 0 | 1].id, '2025-10-05')),
    ),
  ),
  command('undo swap', 4, pick, (installation, which) => {
    const swaps = installation.leagues
      .filter(at => installation.isThere(at))
      .flatMap(at => [...installation.log.state(scheduleStream, at.league).swaps.keys()].map(plan => ({ at, plan })))
    const found = choose(swaps, which)
    if (found) undoOneSwap(installation, found.at, found.plan)
  }),
]
