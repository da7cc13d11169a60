import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { GAME_NOT_FOUND, isPlayed, slotOf } from '@fullcourt/domain/games/decide'
import { gameStream, type ScheduledGame } from '@fullcourt/domain/games/state'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { planSwap, swapFault, type SwapCandidate } from '@fullcourt/domain/schedules/swap'
import { GameAccess } from '../../access/game-access'
import type { CommandContext } from '../../facts/command-context'
import { Decider } from '../../facts/decider'
import { Refused } from '../../facts/refused'
import { leaguesOf, SurroundingsReader } from '../../games/queries/surroundings-reader'
import type { Scope } from '../../http/scope'

/** Lets two games exchange date, time and location, or says why they cannot; the games follow by a policy. */
export class SwapGames {
  constructor(
    readonly context: CommandContext,
    readonly scope: Scope,
    readonly games: readonly [GameId, GameId],
  ) {}
}

const candidate = (game: ScheduledGame): SwapCandidate => {
  const { season, division, home, away } = game.context
  return {
    id: game.id,
    season,
    home: home.team,
    away: away.team,
    ...slotOf(game.details),
    isBracket: division !== null || game.details.matchId !== null,
    played: isPlayed(game),
  }
}

@CommandHandler(SwapGames)
export class SwapGamesHandler implements ICommandHandler<SwapGames> {
  constructor(
    private readonly decider: Decider,
    private readonly access: GameAccess,
    private readonly surroundings: SurroundingsReader,
  ) {}

  async execute({ context, scope, games: [one, other] }: SwapGames) {
    const games = [await this.game(scope, one), await this.game(scope, other)] as const
    const place = placeOf(games[0])
    const plan = await context.nextId('plan')
    const done = await this.decider.done(scheduleStream, place.league, context)
    if (done) return { ...done, id: plan }
    const pair = [candidate(games[0]), candidate(games[1])] as const
    await this.refuse(games, pair)
    const outcome = await this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => planSwap(state, { place, plan, games: pair }),
    })
    return { ...outcome, id: plan }
  }

  private async game(scope: Scope, id: GameId): Promise<ScheduledGame> {
    await this.access.placeOf(scope, id)
    const game = await this.decider.state(gameStream, id)
    if (game.kind !== 'scheduled') throw new Refused(GAME_NOT_FOUND)
    return game
  }

  private async refuse(games: readonly ScheduledGame[], [one, other]: readonly [SwapCandidate, SwapCandidate]): Promise<void> {
    const contexts = games.map(({ context }) => context)
    const teams = contexts.flatMap(({ home, away }) => [home.team, away.team])
    const dates = [one.date, other.date]
    const around = await this.surroundings.of({ season: one.season, leagues: leaguesOf(contexts), teams, dates })
    const fault = swapFault(one, other, around, around.nameOf)
    if (fault) throw new Refused(fault)
  }
}

/** The league in whose stream a swap is written down: that of its first game; of a bracket's, that of its home team. */
const placeOf = ({ context: { organization, season, league, home } }: ScheduledGame): LeaguePlace => ({
  organization,
  season,
  league: league ?? home.league,
})
