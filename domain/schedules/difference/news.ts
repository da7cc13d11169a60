import { groupBy } from '../../facts/group-by'
import { isMending } from '../../games/correction'
import type { GameId, TeamId } from '../../ids/kinds'
import { scheduleDifference, type Fixtures } from './difference'
import type { Fixture } from './fixture'
import { changesOfTeam, type TeamChange } from './team-change'
import { withVersion, type FixtureVersion, type GameVersions } from './versions'

/** A change of its schedule that a team is told of. */
export type ScheduleNews = TeamChange & {
  readonly action: string
  /** ISO 8601 in UTC. */
  readonly at: string
}

/** So long after the first game of a team in a season its schedule is being made, in milliseconds. */
const MAKING = 24 * 60 * 60_000

/** Until when the schedule of a team is being made whose first game was scheduled then: moments of ISO 8601 in UTC. */
export const madeUntil = (begun: string): string => new Date(Date.parse(begun) + MAKING).toISOString()

/** What a person mends at once that they did themselves belongs to what they did. */
const mended = (versions: readonly FixtureVersion[]): readonly FixtureVersion[] =>
  versions.reduce<readonly FixtureVersion[]>((kept, version) => {
    const last = kept.at(-1)
    const mends = last !== undefined && isMending(last, version)
    return withVersion(kept, mends ? { ...version, action: last.action } : version)
  }, [])

/** What one action did to a game. */
type Step = { readonly game: GameId; readonly at: string; readonly action: string } & Record<'was' | 'is', Fixture | null>

const stepsOf = ({ game, versions, earlier }: GameVersions): readonly Step[] =>
  mended(versions)
    .map(({ at, action, fixture }, place, all) => ({ game, at, action, was: all[place - 1]?.fixture ?? null, is: fixture }))
    .slice(earlier > 0 ? 1 : 0)

const fixturesOf = (steps: readonly Step[], moment: 'was' | 'is'): Fixtures =>
  new Map(steps.flatMap(({ game, [moment]: fixture }) => (fixture === null ? [] : [[game, fixture] as const])))

const lastOf = (moments: readonly string[]) => moments.reduce((one, other) => (one > other ? one : other), '')

/** What one action came to for a team. */
const newsOfAction = (team: TeamId, action: string, steps: readonly Step[]): readonly ScheduleNews[] => {
  const times = new Map(steps.map(({ game, at }) => [game, at]))
  const changes = scheduleDifference(fixturesOf(steps.toReversed(), 'was'), fixturesOf(steps, 'is'))
  return changesOfTeam(team, changes).map(({ was, is }) => {
    const at = lastOf([was, is].flatMap(game => (game ? (times.get(game.game) ?? []) : [])))
    return { action, at, was, is }
  })
}

/** Games that come and go while a schedule is being made are no news; one that is moved is. */
const isOfMaking = ({ at, was, is }: ScheduleNews, begun: string): boolean => was?.game !== is?.game && at <= madeUntil(begun)

const gameOf = ({ was, is }: TeamChange): GameId => (is ?? was)?.game ?? 0

/**
 * What a team is told of the changes of its games, the newest first: of each action each game once. `begun` is when its first game of the
 * season was scheduled. See docs/history.md#what-changed-in-a-schedule.
 */
export const scheduleNews = (team: TeamId, games: readonly GameVersions[], begun: string): readonly ScheduleNews[] =>
  groupBy(games.flatMap(stepsOf), ({ action }) => action)
    .flatMap(steps => newsOfAction(team, steps[0].action, steps))
    .filter(news => !isOfMaking(news, begun))
    .sort((a, b) => (a.at === b.at ? gameOf(a) - gameOf(b) : a.at < b.at ? 1 : -1))
