import type { Waiting } from '../facts/commands'

const LOOK_AGAIN_MILLISECONDS = 5_000

export type CaughtUp = (position: string) => Promise<void>

/** Waits as long as it takes until the documents show a position: a policy that looks at them must not miss what came before its fact. */
export const caughtUpOf =
  (documents: Waiting): CaughtUp =>
  async position => {
    let passed = false
    while (!passed) passed = await documents.passed(position, LOOK_AGAIN_MILLISECONDS)
  }
