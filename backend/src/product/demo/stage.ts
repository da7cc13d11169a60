import type { IdKind } from '@fullcourt/domain/ids/kinds'
import type { CommandWithContext } from '../../core/facts/command-with-context'
import type { CommandContext } from '../../core/facts/command-context'
import type { Scope } from '../../core/http/scope'

/** What a season is played on: chance, calls by the name of the step, settled ids, and the product's commands. */
export type DemoStage = {
  readonly chance: () => number
  readonly scope: Scope
  context(...step: readonly (string | number)[]): CommandContext
  /** The same of somebody. */
  as(person: 'owner' | 'staff', ...step: readonly (string | number)[]): CommandContext
  /** The next ids that were settled before the demo's first fact. */
  settled(kind: IdKind, count: number): Promise<readonly number[]>
  make(command: CommandWithContext): Promise<number>
  do(command: CommandWithContext): Promise<void>
}
