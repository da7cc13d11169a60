import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { ScheduleDrafted } from '@fullcourt/domain/schedules/events'
import { byeCard } from '../schedules/byes/bye'
import { planCard } from '../schedules/plan'
import { plannedGameCard } from '../schedules/planned-game'
import { scheduleCard } from '../schedules/schedule'
import { weekOffCard } from '../schedules/week-offs/week-off'
import { byId, factsOf, holdsAllAlong, saidLast } from './at-the-end'

/** What schedules hold, computed anew of all the facts about each thing. */

type Facts = readonly Recorded<AnyFact>[]

/** A generation goes on after the first of these until one of the others. */
const ENDING = ['GenerationRequested', 'GenerationStopped', 'SchedulePlanned', 'ScheduleDrafted'] as const

const runningOf = (about: Facts) => {
  const last = factsOf(about, ...ENDING, 'ScheduleDeleted').at(-1)
  if (last?.type !== 'GenerationRequested') return null
  const { plan, replacesPlayed } = last.data
  return { plan, replacesPlayed, by: last.metadata.actor, reason: last.metadata.reason }
}

const stoppedOf = (about: Facts) => {
  const last = factsOf(about, ...ENDING).at(-1)
  return last?.type === 'GenerationStopped' ? { why: last.data.why } : null
}

const draftOf = (about: Facts) =>
  factsOf(about, 'ScheduleDrafted', 'DraftChosen', 'SchedulePlanned').reduce<number | null>((draft, fact) => {
    if (fact.type === 'ScheduleDrafted') return fact.data.plan
    if (fact.type === 'DraftChosen') return fact.data.is
    return fact.data.draft === null ? draft : null
  }, null)

const isUndone = (facts: Facts, plan: number) =>
  factsOf(facts, 'GenerationUndone', 'GenerationRedone').findLast(({ data }) => data.plan === plan)?.type === 'GenerationUndone'

it('A schedule is what was last said of it, with the generations that were not undone and the one that goes on', () =>
  holdsAllAlong(scheduleCard, (documents, facts) => {
    const schedules = factsOf(facts, 'ScheduleCreated').map(({ data: { schedule: id, organization, season, league } }) => {
      const about = facts.filter(({ data }) => 'schedule' in data && data.schedule === id)
      const said = factsOf(about, 'ScheduleCreated', 'ScheduleChanged', 'ScheduleRestored')
      const last = factsOf(about, 'ScheduleCreated', 'ScheduleDeleted', 'ScheduleRestored').at(-1)
      return {
        id,
        organization,
        season,
        league,
        details: saidLast(said.map(fact => (fact.type === 'ScheduleChanged' ? fact.data.is : fact.data.details))),
        generations: factsOf(about, 'SchedulePlanned')
          .map(({ data: { plan } }) => plan)
          .filter(plan => !isUndone(about, plan)),
        running: runningOf(about),
        stopped: stoppedOf(about),
        draft: draftOf(about),
        revision: said.at(-1)?.revision,
        status: last?.type === 'ScheduleDeleted' ? 'deleted' : 'active',
      }
    })
    expect(documents).toEqual(byId(schedules))
  }))

const refusedOf = (facts: Facts, plan: number) =>
  factsOf(facts, 'PlanStepRefused')
    .filter(({ data }) => data.plan === plan)
    .map(({ data: { game, why } }) => ({ game, why }))

/** A draft with those of its games that nobody took out, where they were moved last. */
const draftIn = (facts: Facts, { data: { was: _, ...planned }, revision }: Recorded<ScheduleDrafted>) => {
  const { plan: id, organization, season, league } = planned
  const moves = factsOf(facts, 'DraftGamesMoved').filter(({ data }) => data.plan === id)
  const added = factsOf(facts, 'DraftGamesAdded').filter(({ data }) => data.plan === id)
  const removed = factsOf(facts, 'DraftGamesRemoved').filter(({ data }) => data.plan === id)
  const chosen = factsOf(facts, 'DraftChosen').filter(({ data }) => data.is === id)
  const addedIn = (index: number) =>
    added.flatMap(({ data }) => data.games.filter(({ week }) => week === index).map(({ week: _, ...game }) => game))
  const isOut = (game: number) => removed.some(({ data }) => data.games.some(one => one.game === game))
  const slotOf = (game: number) => moves.flatMap(({ data }) => data.games).findLast(moved => moved.game === game)?.is
  return {
    id,
    organization,
    season,
    league,
    kind: 'draft',
    planned: {
      ...planned,
      weeks: planned.weeks.map((week, index) => ({
        ...week,
        games: [...week.games, ...addedIn(index)]
          .filter(({ game }) => !isOut(game))
          .map(game => ({ ...game, ...slotOf(game.game) })),
      })),
    },
    revision: Math.max(revision, ...[...moves, ...added, ...removed, ...chosen].map(fact => fact.revision)),
    undone: false,
    refused: [],
    status: 'active',
  }
}

it('A generation says what it planned beside its games, which steps were refused, and whether it was undone; a swap what it swapped', () =>
  holdsAllAlong(planCard, (documents, facts) => {
    const generations = factsOf(facts, 'SchedulePlanned').map(({ data }) => ({
      id: data.plan,
      organization: data.organization,
      season: data.season,
      league: data.league,
      kind: 'generation',
      schedule: data.schedule,
      weeks: data.weeks.map(({ date, byes }) => ({ date, byes })),
      unplaced: data.unplaced,
      keeps: data.keeps,
      seed: data.seed,
      undone: isUndone(facts, data.plan),
      refused: refusedOf(facts, data.plan),
      status: 'active',
    }))
    const swaps = factsOf(facts, 'GamesSwapPlanned').map(({ data }) => {
      const undoneBy = factsOf(facts, 'GamesSwapPlanned').findLast(({ data: { undoes } }) => undoes === data.plan)
      return {
        id: data.plan,
        organization: data.organization,
        season: data.season,
        league: data.league,
        kind: 'swap',
        games: data.games,
        undoes: data.undoes,
        undone: undoneBy !== undefined,
        undoneBy: undoneBy?.data.plan ?? null,
        refused: refusedOf(facts, data.plan),
        status: 'active',
      }
    })
    const publishings = factsOf(facts, 'PendingChangesPublished').map(({ id: fact, data }) => ({
      id: data.plan,
      organization: data.organization,
      season: data.season,
      league: data.league,
      kind: 'published',
      changes: data.changes,
      waits: data.waits,
      fact,
      undone: factsOf(facts, 'PendingChangesPublished').some(({ data: { undoes } }) => undoes?.plan === data.plan),
      refused: refusedOf(facts, data.plan),
      status: 'active',
    }))
    expect(documents).toEqual(
      byId([...generations, ...swaps, ...publishings, ...factsOf(facts, 'ScheduleDrafted').map(fact => draftIn(facts, fact))]),
    )
  }))

it('A planned game is in the week of the plan that named it last', () =>
  holdsAllAlong(plannedGameCard, (documents, facts) => {
    const planned = factsOf(facts, 'SchedulePlanned').flatMap(({ data: { league, schedule, plan, weeks } }) =>
      weeks.flatMap(({ games }, week) => games.map(({ game: id }) => ({ id, league, schedule, plan, week, status: 'active' }))),
    )
    expect(documents).toEqual(byId(planned))
  }))

const byesTeams = (facts: Facts, bye: number) => {
  const own = factsOf(facts, 'ByeGiven', 'ByeDeleted', 'ByeRestored').filter(({ data }) => data.bye === bye)
  const teams = own.flatMap(({ data }) => ('teams' in data ? data.teams : [{ entry: data.entry, team: data.team }]))
  return { own, teams: teams.filter(({ entry }, at) => teams.findIndex(one => one.entry === entry) === at) }
}

it('A bye is of all teams to which it was given, until it is deleted', () =>
  holdsAllAlong(byeCard, (documents, facts) => {
    const byes = factsOf(facts, 'ByeGiven').map(({ data: { bye: id, organization, season, league, date } }) => {
      const { own, teams } = byesTeams(facts, id)
      return { id, organization, season, league, date, teams, status: own.at(-1)?.type === 'ByeDeleted' ? 'deleted' : 'active' }
    })
    expect(documents).toEqual(byId(byes))
  }))

it('A week off is there, with its reason, until it is deleted', () =>
  holdsAllAlong(weekOffCard, (documents, facts) => {
    const weeksOff = factsOf(facts, 'WeekOffAdded').map(
      ({ data: { weekOff: id, organization, season, league, date, reason } }) => {
        const last = factsOf(facts, 'WeekOffAdded', 'WeekOffDeleted', 'WeekOffRestored').findLast(
          ({ data }) => data.weekOff === id,
        )
        return { id, organization, season, league, date, reason, status: last?.type === 'WeekOffDeleted' ? 'deleted' : 'active' }
      },
    )
    expect(documents).toEqual(byId(weeksOff))
  }))
