import { existingLeague } from '@fullcourt/domain/leagues/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { GameContext, Side, Substitution } from '@fullcourt/domain/games/events'
import { recordSubstitution, takeBackSubstitution, type Substituted } from '@fullcourt/domain/games/record-substitution'
import { gameStream } from '@fullcourt/domain/games/state'
import type { GameId, PeriodId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { FIBA_RULES } from '@fullcourt/domain/leagues/courtside-rules'
import { GameAccess } from '../../core/access/game-access'
import { PlayerAccess } from '../../core/access/player-access'
import { command, data } from '../../core/facts/command'
import { Decider } from '../../core/facts/decider'
import { within, type Scope } from '../../core/http/scope'
import { GamePeriods } from './commands/game-periods'
import { gameRosters } from './commands/players-of-game'
import { sideOfTeam } from './commands/side-of-team'

type OfMoment = { readonly scope: Scope; readonly game: GameId; readonly team: TeamId; readonly at: string }
type PlaceUses = { readonly games: GameAccess; readonly periods: GamePeriods }

/** Each period once, the default ones where the organization has them. */
const inOrder = (periods: readonly PeriodId[]) => periods.filter((id, place) => periods.lastIndexOf(id) === place)

const placeOf = async ({ scope, game, team }: OfMoment, { games, periods }: PlaceUses) => {
  const place = await games.placeOf(scope, game)
  const known = inOrder((await periods.of(place)).map(({ id }) => id))
  return { organization: place.organization, place, known, side: sideOfTeam(place, team) }
}

/** By which rules the players of a side are substituted, and who is on its roster. */
const ruledBy = async (decider: Decider, place: GameContext, side: Side) => {
  const contents = await decider.state(seasonStream, place.season)
  const { courtsideRules } = existingLeague(contents, place.league ?? place.home.league) ?? {}
  const { keepsMinutes, foulsOut } = courtsideRules ?? FIBA_RULES
  return { keepsMinutes, foulsOut, roster: (await gameRosters(decider, place))[side] }
}

/** Players of a team left the court, and others entered it. */
export const RecordSubstitution = command('RecordSubstitution', {
  takes: data<OfMoment & Substitution>(),
  uses: { decider: Decider, games: GameAccess, periods: GamePeriods, players: PlayerAccess },
  access: async (given, { decider, games, periods, players }) => {
    const found = await placeOf(given, { games, periods })
    const scope = within(given.scope, found.organization)
    const person = async (id: PlayerId): Promise<Substituted> => (await players.player(scope, id)).ids
    const [out, entering] = await Promise.all([given.out, given.in].map(ids => Promise.all(ids.map(person))))
    return { ...found, out: out ?? [], in: entering ?? [], ...(await ruledBy(decider, found.place, found.side)) }
  },
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (state, { side, out, in: entering, ...ruled }, { period, remaining, at }) =>
    recordSubstitution(state, { side, period, remaining, at, out, in: entering }, ruled),
})

/** Takes back what was substituted of a team at a moment. */
export const TakeBackSubstitution = command('TakeBackSubstitution', {
  takes: data<OfMoment>(),
  uses: { games: GameAccess, periods: GamePeriods },
  access: placeOf,
  stream: gameStream,
  id: (_, { game }) => game,
  decide: (state, { side, known }, { at }) => takeBackSubstitution(state, { side, at }, { known }),
})
