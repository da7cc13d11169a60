/** What a process takes up once its documents are there; begun again, it takes up what is missing. */
export type StartStep = () => Promise<void> | void

export type BeginWork = {
  readonly stop: AbortSignal
  /** Waits before the next attempt, longer each time. */
  readonly wait: () => Promise<void>
  readonly failed: (error: unknown) => void
  /** Is called once all is begun. */
  readonly begun: () => void
}

/**
 * Begins one step after another. A step that fails is tried again until it does not: the cause may be over in a moment, as a full
 * disk is, and nobody else would ever begin it. Ends early where the process ends.
 */
export const beginWork = async (steps: readonly StartStep[], { stop, wait, failed, begun }: BeginWork): Promise<void> => {
  for (const step of steps) {
    for (let isBegun = false; !isBegun;) {
      if (stop.aborted) return
      try {
        await step()
        isBegun = true
      } catch (error) {
        if (stop.aborted) return
        failed(error)
        await wait()
      }
    }
  }
  begun()
}
