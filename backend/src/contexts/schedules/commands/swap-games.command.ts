import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { GAME_NOT_FOUND, isPlayed, slotOf } from '@fullcourt/domain/games/decide'
import { gameStream, type ActiveGame } from '@fullcourt/domain/games/state'
import { blocksItsSlot, statusOf } from '@fullcourt/domain/games/status'
import type { GameId, LeagueId, PlanId } from '@fullcourt/domain/ids/kinds'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { planSwap, swapConflicts, swapFault, type SwapCandidate } from '@fullcourt/domain/schedules/swap'
import { GameAccess } from '../../../core/access/game-access'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandOutcome, CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider } from '../../../core/facts/decider'
import { Refused } from '../../../core/facts/refused'
import { ConflictCheck } from '../../games/conflicts/conflict-check'
import { placingOfState, type Placing } from '../../games/conflicts/placing'
import type { Scope } from '../../../core/http/scope'
import { SwapSituations } from '../swap-situations'

/** A swap that was planned: its plan under `id`, and the league in whose stream it stands. */
export type PlannedSwap = CommandOutcome & { readonly id: PlanId; readonly league: LeagueId }

/**
 * Lets two games exchange date, time and location, or says why they cannot; the games follow by a policy. Where conflicts are not
 * allowed, what else would be in the way of the games refuses it.
 */
export class SwapGames implements CommandWithContext<PlannedSwap> {
  declare readonly outcome?: PlannedSwap

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly scope: Scope; readonly games: readonly [GameId, GameId]; readonly allowConflicts: boolean },
  ) {}
}

type Pair<Thing> = readonly [Thing, Thing]

const candidate = (game: ActiveGame): SwapCandidate => {
  const { season, division, home, away } = game.context
  return {
    id: game.id,
    season,
    home: home.team,
    away: away.team,
    ...slotOf(game.details),
    isBracket: division !== null || game.details.matchId !== null,
    played: isPlayed(game),
    blocksItsSlot: blocksItsSlot(statusOf({ status: game.details.status, ...game.figures })),
  }
}

@CommandHandler(SwapGames)
export class SwapGamesHandler implements ICommandHandler<SwapGames> {
  constructor(
    private readonly decider: Decider,
    private readonly access: GameAccess,
    private readonly situations: SwapSituations,
    private readonly conflicts: ConflictCheck,
  ) {}

  async execute({ context, data }: SwapGames): Promise<PlannedSwap> {
    const {
      scope,
      games: [one, other],
      allowConflicts,
    } = data
    const games = [await this.game(scope, one), await this.game(scope, other)] as const
    const place = placeOf(games[0])
    const plan = await context.nextId('plan')
    const done = await this.decider.done(scheduleStream, place.league, context)
    if (done) return { ...done, id: plan, league: place.league }
    const pair = [candidate(games[0]), candidate(games[1])] as const
    const { seen, around } = await this.situations.of(await this.decider.state(scheduleStream, place.league), {
      games: [one, other],
      dates: pair.map(({ date }) => date),
    })
    const fault = swapFault(pair[0], pair[1], around, around.nameOf)
    if (fault) throw new Refused(fault)
    const found = allowConflicts ? [] : swapConflicts(pair[0], pair[1], around)
    if (found.length > 0) throw new Refused(await this.conflicts.refusal(found, around, placingsAfterSwap(games)))
    const outcome = await this.decider.handle({
      stream: scheduleStream,
      id: place.league,
      context,
      organization: place.organization,
      decide: state => planSwap(state, { place, plan, games: pair, seen }),
    })
    return { ...outcome, id: plan, league: place.league }
  }

  private async game(scope: Scope, id: GameId): Promise<ActiveGame> {
    await this.access.placeOf(scope, id)
    const game = await this.decider.state(gameStream, id)
    if (game.kind !== 'active') throw new Refused(GAME_NOT_FOUND)
    return game
  }
}

/** Where two games would be after their swap. */
const placingsAfterSwap = ([one, other]: Pair<ActiveGame>): readonly Placing[] => [moveTo(one, other), moveTo(other, one)]

const moveTo = (game: ActiveGame, { details }: ActiveGame): Placing =>
  placingOfState({ ...game, details: { ...game.details, ...slotOf(details) } })

/** The league in whose stream a swap is written down: that of its first game; of a bracket's, that of its home team. */
const placeOf = ({ context: { organization, season, league, home } }: ActiveGame): LeaguePlace => ({
  organization,
  season,
  league: league ?? home.league,
})
