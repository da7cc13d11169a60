import type { GameId, TeamId } from '../../ids/kinds'
import type { Fixtures } from './difference'
import type { Fixture } from './fixture'
import type { FixtureOfGame } from './schedule-change'
import type { FixtureVersion, GameVersions } from './versions'

export const HAWKS: TeamId = 11
export const OWLS: TeamId = 12
export const BULLS: TeamId = 13

const TEAMS: Readonly<Record<string, TeamId>> = { Hawks: HAWKS, Owls: OWLS, Bulls: BULLS }

const known = (text: string | undefined) => (text === undefined || text === '-' ? null : text)

/** `Owls@Hawks 2026-03-14 18:00 Court-1`; a dash is what is not settled, and a last word says that it is called off. */
export const fixture = (text: string): Fixture => {
  const [teams = '', date, time, location, calledOff] = text.split(' ')
  const [away = '', home = ''] = teams.split('@')
  return {
    home: TEAMS[home] ?? 0,
    away: TEAMS[away] ?? 0,
    date: known(date),
    time: known(time),
    location: known(location),
    calledOff: calledOff === 'postponed' || calledOff === 'cancelled' ? calledOff : null,
  }
}

/** A game as a change names it. */
export const game = (id: GameId, text: string): FixtureOfGame => ({ ...fixture(text), game: id })

export const fixtures = (games: Readonly<Record<GameId, string>>): Fixtures =>
  new Map(Object.entries(games).map(([id, text]) => [Number(id), fixture(text)]))

/** What one action made of a game; by another person each time, unless it says whose it is. */
export const version = (at: string, text: string | null, more: Partial<FixtureVersion> = {}): FixtureVersion => ({
  at: `${at}:00.000Z`,
  action: `at ${at}`,
  by: 'system',
  fixture: text === null ? null : fixture(text),
  ...more,
})

export const versionsOf = (id: GameId, ...versions: readonly FixtureVersion[]): GameVersions => ({
  game: id,
  versions,
  earlier: 0,
})
