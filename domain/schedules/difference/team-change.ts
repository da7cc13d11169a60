import type { Side } from '../../games/events'
import type { GameId, TeamId } from '../../ids/kinds'
import type { FixtureOfGame, ScheduleChange } from './schedule-change'
import type { Fixture } from './fixture'

/** A game of a schedule as one of its teams reads it. */
export type TeamFixture = Pick<Fixture, 'date' | 'time' | 'location' | 'calledOff'> & {
  readonly game: GameId
  readonly side: Side
  readonly opponent: TeamId
}

/** A change as one of the teams reads it; null where it has no such game. */
export type TeamChange = { readonly was: TeamFixture | null; readonly is: TeamFixture | null }

/** What may be another thing than before. Several may be; a game that came or went says nothing more. */
export const CHANGED_PARTS = [
  'added',
  'removed',
  'when',
  'where',
  'opponent',
  'side',
  'postponed',
  'cancelled',
  'reinstated',
] as const
export type ChangedPart = (typeof CHANGED_PARTS)[number]

/** A game as the team reads it; null where it does not play in it. */
export const ofTeamIn = (team: TeamId, fixture: FixtureOfGame | null): TeamFixture | null => {
  if (fixture === null || (fixture.home !== team && fixture.away !== team)) return null
  const { game, home, away, date, time, location, calledOff } = fixture
  const side = home === team ? 'home' : 'away'
  return { game, side, opponent: side === 'home' ? away : home, date, time, location, calledOff }
}

const isDifferent = (was: TeamFixture, is: TeamFixture, ...parts: readonly (keyof TeamFixture)[]) =>
  parts.some(part => was[part] !== is[part])

const PARTS: readonly (readonly [ChangedPart, ...(keyof TeamFixture)[]])[] = [
  ['when', 'date', 'time'],
  ['where', 'location'],
  ['opponent', 'opponent'],
  ['side', 'side'],
]

/** What a team reads that a change is about; nothing where it reads the same as before. */
export const partsOfChange = ({ was, is }: TeamChange): readonly ChangedPart[] => {
  if (was === null) return is === null ? [] : ['added']
  if (is === null) return ['removed']
  const parts = PARTS.flatMap(([part, ...fields]) => (isDifferent(was, is, ...fields) ? [part] : []))
  return isDifferent(was, is, 'calledOff') ? [is.calledOff ?? 'reinstated', ...parts] : parts
}

/** What of the changes a team reads, as it reads them. */
export const changesOfTeam = (team: TeamId, changes: readonly ScheduleChange[]): readonly TeamChange[] =>
  changes
    .map(({ was, is }) => ({ was: ofTeamIn(team, was), is: ofTeamIn(team, is) }))
    .filter(change => partsOfChange(change).length > 0)

/** The teams that read any of the changes. */
export const teamsOfChanges = (changes: readonly ScheduleChange[]): readonly TeamId[] => [
  ...new Set(changes.flatMap(({ was, is }) => [was, is].flatMap(game => (game ? [game.home, game.away] : [])))),
]

const orderOf = ({ was, is }: TeamChange): string => {
  const game = is ?? was
  return `${game?.date ?? '~'} ${game?.time ?? '~'}`
}

/** Changes in the order in which the games are played; what is not settled comes last. */
export const inOrderOfPlay = (changes: readonly TeamChange[]): readonly TeamChange[] =>
  changes.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : orderOf(a) > orderOf(b) ? 1 : 0))
