import { Injectable } from '@nestjs/common'
import { deriveBracket } from '@fullcourt/domain/brackets/derive'
import { feedersOf, roundOf } from '@fullcourt/domain/brackets/feeders'
import { matchupOf } from '@fullcourt/domain/brackets/results'
import { refuse } from '@fullcourt/domain/facts/decision'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import { enumeration } from '@fullcourt/domain/history/words'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import { gameIsSo, isGameChange, type GameChange } from '@fullcourt/domain/scenarios/is-so'
import { placeIn, type MatchupOf, type ScenarioStep } from '@fullcourt/domain/scenarios/state'
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
    const places = await Promise.all(steps.map(({ change }) => this.placeOf(steps, change)))
    return steps
      .map((step, n) => ({ step, round: places[n] === undefined ? 0 : roundOf(places[n].matchup) }))
      .toSorted((one, other) => (one.round === other.round ? 0 : one.round - other.round))
      .map(({ step }) => step)
  }

  /** Refuses a game of a bracket as long as a change before it is not real: others would play it, or nobody. */
  async refuseOutOfTurn({ season, steps }: KnownScenario, change: ScenarioChange): Promise<void> {
    const place = await this.placeOf(steps, change)
    if (place === undefined) return
    const bracket = deriveBracket(await this.brackets.input(season, place.division))
    const labelOf = (matchup: string) => matchupOf(bracket, matchup)?.label ?? matchup
    const feeders = feedersOf(bracket, place.matchup)
    const open = await Promise.all(
      steps.map(async step => {
        const before = await this.placeOf(steps, step.change)
        if (before?.division !== place.division || !feeders.includes(before.matchup)) return []
        return (await this.isReal(step.change)) ? [] : labelOf(before.matchup)
      }),
    )
    const labels = [...new Set(open.flat())]
    if (labels.length > 0)
      throw new Refused(refuse('conflict', `Make ${enumeration(labels)} real first: that says who plays this game.`))
    if (isGameChange(change) && (await this.gameOf(change)).kind === 'unknown')
      throw new Refused(refuse('conflict', `Make the game of ${labelOf(place.matchup)} real first.`))
  }

  /** That a matchup has a game says nothing of who goes on. */
  private async isReal(change: ScenarioChange): Promise<boolean> {
    return !isGameChange(change) || gameIsSo(await this.gameOf(change), change)
  }

  /** The matchup of a bracket that a change is about, be it that the scenario makes its game; undefined of all others. */
  private async placeOf(steps: readonly ScenarioStep[], change: ScenarioChange): Promise<MatchupOf | undefined> {
    if (change.kind === 'matchupGame') return change
    if (!isGameChange(change)) return undefined
    const game = await this.gameOf(change)
    if (game.kind === 'unknown') return placeIn(steps, change.game)
    const { context, details } = game
    return context.division === null || details.matchId === null
      ? undefined
      : { division: context.division, matchup: details.matchId }
  }

  private gameOf({ game }: GameChange): Promise<Game> {
    return this.decider.state(gameStream, game)
  }
}
