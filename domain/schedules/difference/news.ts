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

/** Actions that mend others: by action, one that it belongs to. No action belongs to itself, be it by way of others. */
type Mendings = Map<string, string>

const firstOf = (action: string, mendings: Mendings): string => {
  const earlier = mendings.get(action)
  return earlier === undefined ? action : firstOf(earlier, mendings)
}

/** Two actions may each mend the other, in different games. */
const noteMending = (mendings: Mendings, mending: string, mended: string): void => {
  const [one, other] = [firstOf(mending, mendings), firstOf(mended, mendings)]
  if (one !== other) mendings.set(one, other)
}

/** What a person mends at once that they did themselves belongs to what they did; which actions do so is noted. */
const mended = (versions: readonly FixtureVersion[], mendings: Mendings): readonly FixtureVersion[] =>
  versions.reduce<readonly FixtureVersion[]>((kept, version) => {
    const last = kept.at(-1)
    if (last === undefined || !isMending(last, version)) return withVersion(kept, version)
    noteMending(mendings, version.action, last.action)
    return withVersion(kept, { ...version, action: last.action })
  }, [])

/** What one action did to a game. */
type Step = { readonly game: GameId; readonly at: string; readonly action: string } & Record<'was' | 'is', Fixture | null>

const stepsOf = ({ game, versions, earlier }: GameVersions, mendings: Mendings): readonly Step[] =>
  mended(versions, mendings)
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
export const scheduleNews = (team: TeamId, games: readonly GameVersions[], begun: string): readonly ScheduleNews[] => {
  const mendings: Mendings = new Map()
  const steps = games.flatMap(versions => stepsOf(versions, mendings))
  return groupBy(steps, ({ action }) => firstOf(action, mendings))
    .flatMap(ofOne => newsOfAction(team, firstOf(ofOne[0].action, mendings), ofOne))
    .filter(news => !isOfMaking(news, begun))
    .sort((a, b) => (a.at === b.at ? gameOf(a) - gameOf(b) : a.at < b.at ? 1 : -1))
}
