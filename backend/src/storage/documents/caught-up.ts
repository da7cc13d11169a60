import type { Position } from '@fullcourt/event-store/port'

/** Waits until the documents have passed a position; false after the time. */
export type Waiting = { readonly passed: (position: Position, milliseconds: number) => Promise<boolean> }

const LOOK_AGAIN_MILLISECONDS = 250

/** Waits as long as it takes until the documents show a position; false where the signal came before. */
export type CaughtUp = (position: string, ended: AbortSignal) => Promise<boolean>

/** For a policy that looks at documents: it must not miss what came before its fact. */
export const caughtUpOf =
  (documents: Waiting): CaughtUp =>
  async (position, ended) => {
    while (!ended.aborted) if (await documents.passed(position, LOOK_AGAIN_MILLISECONDS)) return true
    return false
  }
