import type { GameId } from '../../ids/kinds'
import { isSameFixture, type Fixture } from './fixture'
import { withReplaced } from './replaced'
import type { FixtureOfGame, ScheduleChange } from './schedule-change'

/** What a schedule said of its games at a moment. */
export type Fixtures = ReadonlyMap<GameId, Fixture>

const gameOf = (game: GameId, fixture: Fixture | undefined): FixtureOfGame | null => (fixture ? { ...fixture, game } : null)

/**
 * What changed between two moments of a schedule, each game once. A schedule that was made anew has other games: each stands for one
 * between the same teams that went, for the very same one where there is one.
 */
export const scheduleDifference = (before: Fixtures, after: Fixtures): readonly ScheduleChange[] => {
  const games = [...new Set([...before.keys(), ...after.keys()])]
  return withReplaced(
    games
      .map(game => ({ was: gameOf(game, before.get(game)), is: gameOf(game, after.get(game)) }))
      .filter(({ was, is }) => !isSameFixture(was, is)),
  )
}

/** A schedule after changes. */
export const withDifference = (fixtures: Fixtures, changes: readonly ScheduleChange[]): Fixtures => {
  const gone = new Set(changes.map(({ was }) => was?.game))
  const come = changes.flatMap(({ is }): readonly (readonly [GameId, Fixture])[] => {
    if (is === null) return []
    const { game, ...fixture } = is
    return [[game, fixture]]
  })
  return new Map([...[...fixtures].filter(([game]) => !gone.has(game)), ...come])
}
