import { Injectable } from '@nestjs/common'
import type { Confirmed } from '@fullcourt/domain/brackets/results'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import type { Position } from '@fullcourt/event-store/port'
import type { CommandContext } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { within, type Scope } from '../../core/http/scope'
import { commandOfChange } from './change-command'
import { CourseOfSteps } from './course-of-steps'
import { ScenarioAccess } from './scenario-access'
import { StepOutcomes } from './step-outcomes'

type RealStep = {
  readonly context: CommandContext
  readonly scope: Scope
  readonly id: number
  readonly step: number
  /** Where the log was when its caller looked at what it changes. */
  readonly expectedRevision: Position | undefined
  readonly undoes: Confirmed
}

/** Gives the command that a change of a scenario stands for; the change stays in the scenario, where it is so already from then on. */
@Injectable()
export class RealSteps {
  constructor(
    private readonly scenarios: ScenarioAccess,
    private readonly commands: Commands,
    private readonly outcomes: StepOutcomes,
    private readonly course: CourseOfSteps,
  ) {}

  /** Answers the change that was made. */
  async make({ id, step, ...giver }: RealStep): Promise<ScenarioChange> {
    const { scenario, step: found } = await this.scenarios.step(giver.scope, id, step)
    const { organization, season, league } = scenario
    const scope = within(giver.scope, organization)
    await this.course.refuseOutOfTurn(scenario, found.change)
    // What its rule would refuse to do twice is as it should be.
    if (await this.outcomes.isSo(organization, found.change)) return found.change
    await this.commands.execute(commandOfChange(found.change, { ...giver, scope, league: { season, league } }))
    return found.change
  }
}
