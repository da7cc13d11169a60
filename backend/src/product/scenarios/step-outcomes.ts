import { Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { gameStream } from '@fullcourt/domain/games/state'
import { mergesStream } from '@fullcourt/domain/players/merging/state'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import { gameIsSo } from '@fullcourt/domain/scenarios/is-so'
import type { CommandOutcome } from '../../core/facts/command-with-context'
import { Decider } from '../../core/facts/decider'
import { Refused } from '../../core/facts/refused'
import { ALREADY, APPLIES, type StepOutcome } from './scenario-run'

/** Says what became of a change, for the fork or the log that the work is of. */
@Injectable()
export class StepOutcomes {
  constructor(private readonly decider: Decider) {}

  /** Of a change that was tried; any other error than a refusal is thrown on. */
  async of(organization: OrganizationId, change: ScenarioChange, tried: Promise<CommandOutcome>): Promise<StepOutcome> {
    try {
      const { facts } = await tried
      return facts.length === 0 ? ALREADY : APPLIES
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return (await this.isSo(organization, change)) ? ALREADY : { state: 'refused', message: error.refusal.message }
    }
  }

  /** Whether it is as a change says that its rule refuses to be done twice. */
  async isSo(organization: OrganizationId, change: ScenarioChange): Promise<boolean> {
    if (change.kind === 'delete') return gameIsSo(await this.decider.state(gameStream, change.game), change)
    if (change.kind !== 'merge') return false
    return (await this.decider.state(mergesStream, organization)).get(change.duplicate) === change.master
  }
}
