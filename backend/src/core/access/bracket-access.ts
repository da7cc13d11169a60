import { Injectable } from '@nestjs/common'
import {
  bracketInput,
  consequences,
  guardedResult,
  resultOf,
  type BracketResults,
  type Confirmed,
  type BracketGameResult,
  type UndoneGame,
} from '@fullcourt/domain/brackets/results'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import type { Decision } from '@fullcourt/domain/facts/decision'
import type { GameContext, GameFact } from '@fullcourt/domain/games/events'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import type { DivisionId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import { teamStream } from '@fullcourt/domain/teams/state'
import { forkOfWork } from '../../storage/fork/fork'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { UNKNOWN_TEAM } from '../readers/team-name'
import { undoneGameAnswer, type UndoneGameAnswer } from '../http/undone-game.answers'

type DecideGame = (game: Game) => Decision<GameFact>

/** The decision on a game, or what refuses it. */
export type Guard = (game: Game, decision: Decision<GameFact>) => Decision<GameFact>

type NameOf = (team: TeamId) => string

/** A refusal says which games are in the way in the words of answers. */
const inAnswers = (decision: Decision<GameFact>, nameOf: NameOf): Decision<GameFact> => {
  if (decision.kind !== 'refused' || !decision.details?.['undoes']) return decision
  const undone = decision.details['undoes'] as readonly UndoneGame[]
  return { ...decision, details: { undoes: undone.map(game => undoneGameAnswer(game, nameOf)) } }
}

/** Brackets as they are now, for commands. */
@Injectable()
export class BracketAccess {
  constructor(private readonly decider: Decider) {}

  /** What the games of a division's bracket came to. */
  async results(season: SeasonId, division: DivisionId): Promise<readonly BracketGameResult[]> {
    const { games } = await this.decider.state(bracketStream, season)
    const states = [...(games.get(division)?.values() ?? [])].map(game => this.decider.state(gameStream, game))
    return (await Promise.all(states)).flatMap(game => resultOf(game) ?? [])
  }

  async input(season: SeasonId, division: DivisionId): Promise<BracketResults> {
    const results = await this.results(season, division)
    return bracketInput(await this.decider.state(bracketStream, season), division, results)
  }

  /**
   * What a decision on figures of a game means for its bracket: every command that changes a game's figures, or takes the game away,
   * decides through this (docs/brackets.md#corrected-results). A fork shows what is to be confirmed.
   */
  async guard({ season, division }: GameContext, confirmed: Confirmed): Promise<Guard> {
    if (division === null) return (_, decision) => decision
    const isFork = forkOfWork() !== undefined
    const input = await this.input(season, division)
    const nameOf = await this.names(input.games.filter(({ hasFigures }) => hasFigures))
    return (game, decision) => inAnswers(guardedResult(game, decision, { input, confirmed: isFork ? 'all' : confirmed }), nameOf)
  }

  /** The games that the decision would undo. Throws what it is refused with. */
  async gamesUndoneBy(context: GameContext, game: Game, decide: DecideGame): Promise<UndoneGameAnswer[]> {
    if (context.division === null) return []
    const decision = decide(game)
    if (decision.kind === 'refused') throw new Refused(decision)
    const { refused, undone } = consequences(game, decision, await this.input(context.season, context.division))
    if (refused) throw new Refused(refused)
    const nameOf = await this.names(undone)
    return undone.map(one => undoneGameAnswer(one, nameOf))
  }

  /** The names of the teams that play these games. */
  private async names(games: readonly Pick<BracketGameResult, 'homeTeam' | 'awayTeam'>[]): Promise<NameOf> {
    const ids = [...new Set(games.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]))]
    const teams = await Promise.all(ids.map(id => this.decider.state(teamStream, id)))
    const names = new Map(teams.flatMap(team => (team.kind === 'unknown' ? [] : [[team.id, team.details.name] as const])))
    return id => names.get(id) ?? UNKNOWN_TEAM
  }
}
