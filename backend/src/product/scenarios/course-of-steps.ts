import { Injectable } from '@nestjs/common'
import { deriveBracket } from '@fullcourt/domain/brackets/derive'
import { feedersOf, roundOf } from '@fullcourt/domain/brackets/feeders'
import { matchupOf } from '@fullcourt/domain/brackets/results'
import { refuse } from '@fullcourt/domain/facts/decision'
import { gameStream, type ActiveGame, type DeletedGame } from '@fullcourt/domain/games/state'
import { enumeration } from '@fullcourt/domain/history/words'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import { gameIsSo, isGameChange } from '@fullcourt/domain/scenarios/is-so'
import type { ScenarioStep } from '@fullcourt/domain/scenarios/state'
import { BracketAccess } from '../../core/access/bracket-access'
import { Decider } from '../../core/facts/decider'
import { Refused } from '../../core/facts/refused'
import type { KnownScenario } from './scenario-access'

/** What comes before what: a game of a bracket has its teams from the games before it (docs/history.md#what-if). */
@Injectable()
export class CourseOfSteps {
  constructor(
    private readonly decider: Decider,
    private readonly brackets: BracketAccess,
  ) {}

  /** The changes as they are done: those of a bracket round by round, however they were set, and all others before them. */
  async inOrder<Step extends ScenarioStep>(steps: readonly Step[]): Promise<readonly Step[]> {
    const rounds = await Promise.all(steps.map(({ change }) => this.round(change)))
    return steps
      .map((step, n) => ({ step, round: rounds[n] ?? 0 }))
      .toSorted((one, other) => (one.round === other.round ? 0 : one.round - other.round))
      .map(({ step }) => step)
  }

  /** Refuses a game of a bracket as long as a change before it is not real: others would play it. */
  async refuseOutOfTurn({ steps }: KnownScenario, change: ScenarioChange): Promise<void> {
    const game = await this.gameOf(change)
    if (game === undefined || game.context.division === null || game.details.matchId === null) return
    const { season, division } = game.context
    const bracket = deriveBracket(await this.brackets.input(season, division))
    const feeders = feedersOf(bracket, game.details.matchId)
    const open = await Promise.all(
      steps.map(async step => {
        const before = await this.gameOf(step.change)
        if (before?.context.division !== division || !feeders.includes(before.details.matchId ?? '')) return []
        const isSo = isGameChange(step.change) && gameIsSo(before, step.change)
        return isSo ? [] : (matchupOf(bracket, before.details.matchId ?? '')?.label ?? [])
      }),
    )
    const labels = open.flat()
    if (labels.length > 0)
      throw new Refused(refuse('conflict', `Make ${enumeration(labels)} real first: that says who plays this game.`))
  }

  private async round(change: ScenarioChange): Promise<number> {
    const { matchId = null } = (await this.gameOf(change))?.details ?? {}
    return matchId === null ? 0 : roundOf(matchId)
  }

  private async gameOf(change: ScenarioChange): Promise<ActiveGame | DeletedGame | undefined> {
    if (!isGameChange(change)) return undefined
    const game = await this.decider.state(gameStream, change.game)
    return game.kind === 'unknown' ? undefined : game
  }
}
