import type { ActingUser } from '../../facts/fact'
import type { GameId } from '../../ids/kinds'
import { isSameFixture, type Fixture } from './fixture'

/** What the schedule said of a game from a moment on, and by which action. */
export type FixtureVersion = {
  /** Of the first fact of the action about the game, ISO 8601 in UTC. */
  readonly at: string
  readonly action: string
  readonly by: ActingUser
  /** Null where the game is not in the schedule. */
  readonly fixture: Fixture | null
}

/** How a game stood in a schedule, from its beginning on but for so many versions that came before these. */
export type GameVersions = {
  readonly game: GameId
  readonly versions: readonly FixtureVersion[]
  readonly earlier: number
}

/**
 * The versions with one more. What one action does to a game counts as one, by what it comes to: what it takes back itself was never there
 * (docs/history.md#what-changed-in-a-schedule).
 */
export const withVersion = (versions: readonly FixtureVersion[], next: FixtureVersion): readonly FixtureVersion[] => {
  const last = versions.at(-1)
  if (last === undefined) return [next]
  if (isSameFixture(last.fixture, next.fixture)) return versions
  if (last.action !== next.action) return [...versions, next]
  const before = versions.at(-2)
  const earlier = versions.slice(0, -1)
  return before !== undefined && isSameFixture(before.fixture, next.fixture)
    ? earlier
    : [...earlier, { ...last, fixture: next.fixture }]
}

/** What the schedule said of a game at a moment, ISO 8601 in UTC: null where it was not in it, undefined where that is not kept. */
export const fixtureAt = ({ versions, earlier }: GameVersions, moment: string): Fixture | null | undefined => {
  const found = versions.findLast(({ at }) => at <= moment)
  return found ? found.fixture : earlier > 0 ? undefined : null
}
