import type { GameId } from '../../ids/kinds'
import type { Fixture } from './fixture'

/** What a schedule says of a game, and which game it is. */
export type FixtureOfGame = Fixture & { readonly game: GameId }

/** A game as it was and as it is; null where there is none. Another game between the same teams may stand in its place. */
export type ScheduleChange = { readonly was: FixtureOfGame | null; readonly is: FixtureOfGame | null }
