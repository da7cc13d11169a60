import type { ClockReading } from '@fullcourt/domain/games/events'
import { recordFoul, recordTimeOut, setGameClock } from '@fullcourt/domain/games/record-courtside'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, PeriodId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { GameAccess } from '../../core/access/game-access'
import { PlayerAccess } from '../../core/access/player-access'
import { command, data } from '../../core/facts/command'
import { Decider } from '../../core/facts/decider'
import { within, type Scope } from '../../core/http/scope'
import { GamePeriods } from './commands/game-periods'
import { membershipIn, gameRosters } from './commands/players-of-game'
import { refuseBeyondScoring } from './commands/scorer-limits'
import { sideOfTeam } from './commands/side-of-team'

type OfGame = { readonly scope: Scope; readonly game: GameId }
type Counted = OfGame & { readonly period: PeriodId; readonly team: TeamId; readonly change: 1 | -1 }

type PlaceUses = { readonly games: GameAccess; readonly periods: GamePeriods }

const placeOf = async ({ scope, game }: OfGame, { games, periods }: PlaceUses) => {
  const place = await games.placeOf(scope, game)
  const known = (await periods.of(place)).map(({ id }) => id)
  return { organization: place.organization, place, known }
}

const placeOfSide = async (given: OfGame & { readonly team: TeamId }, uses: PlaceUses) => {
  const found = await placeOf(given, uses)
  return { ...found, side: sideOfTeam(found.place, given.team) }
}

/** One foul more of a player, or of a bench (`player` is null), or one fewer. */
export const RecordFoul = command('RecordFoul', {
  takes: data<Counted & { readonly player: PlayerId | null }>(),
  uses: { decider: Decider, games: GameAccess, periods: GamePeriods, players: PlayerAccess },
  access: async (given, { decider, games, periods, players }) => {
    const found = await placeOfSide(given, { games, periods })
    if (given.player === null) return { ...found, player: null }
    const { id: player, ids } = await players.player(within(given.scope, found.organization), given.player)
    const isOfGame = await membershipIn(decider, given.game, await gameRosters(decider, found.place))
    refuseBeyondScoring(given.scope, !isOfGame(ids))
    return { ...found, player }
  },
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (state, { side, known, player }, { period, change }) => recordFoul(state, { period, side, player, change, known }),
})

/** One time-out more of a team, or one fewer. */
export const RecordTimeOut = command('RecordTimeOut', {
  takes: data<Counted>(),
  uses: { games: GameAccess, periods: GamePeriods },
  access: placeOfSide,
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (state, { side, known }, { period, change }) => recordTimeOut(state, { period, side, change, known }),
})

/** Starts, stops or sets the game clock (`isSet`); `at` is when it showed what it is said to show (ISO 8601). */
export const SetGameClock = command('SetGameClock', {
  takes: data<OfGame & Omit<ClockReading, 'since'> & { readonly runs: boolean; readonly isSet: boolean; readonly at: string }>(),
  uses: { games: GameAccess, periods: GamePeriods },
  access: placeOf,
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (state, { known }, { period, remaining, runs, isSet, at }) =>
    setGameClock(state, { is: { period, remaining, since: runs ? new Date(at).toISOString() : null }, isSet, known }),
})
