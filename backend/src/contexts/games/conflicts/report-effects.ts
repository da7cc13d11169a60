import { Injectable } from '@nestjs/common'
import type { ReportEffectAnswer } from '../../../core/http/conflicts.answers'
import type { Placing } from './placing'

/** What changed games do to the reports of schedules. */
export type EffectsOf = (changed: readonly Placing[]) => Promise<ReportEffectAnswer[]>

/** Asks the context of schedules, which lies above that of games and registers here, what a change does to its reports. */
@Injectable()
export class ReportEffects {
  private effectsOf: EffectsOf | undefined

  register(effectsOf: EffectsOf): void {
    this.effectsOf = effectsOf
  }

  async of(changed: readonly Placing[]): Promise<ReportEffectAnswer[]> {
    return (await this.effectsOf?.(changed)) ?? []
  }
}
