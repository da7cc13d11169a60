import type { StepNumber } from '@fullcourt/domain/scenarios/events'
import type { Fork } from '../../storage/fork/fork'

/** What became of a change in the fork: done, so already, or refused by a rule, whose words say why. */
export type StepOutcome =
  | { readonly state: 'applies' | 'already'; readonly message: null }
  | { readonly state: 'refused'; readonly message: string }

/** A scenario that was decided over the log as it was at the head of its fork. */
export type ScenarioRun = { readonly fork: Fork; readonly outcomes: ReadonlyMap<StepNumber, StepOutcome> }

export const APPLIES: StepOutcome = { state: 'applies', message: null }
export const ALREADY: StepOutcome = { state: 'already', message: null }
