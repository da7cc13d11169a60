import { Backoff, pause } from '../backoff'

/** How long a call is made again and again, in milliseconds, and the signal that ends it early. */
export type Patience = { readonly patience: number; readonly closing: AbortSignal }

/**
 * Makes a call until it succeeds. `judge` says of a failure what is to be thrown at once (`final`), and what when there
 * is no more time.
 */
export const patiently = async <Answer>(
  { patience, closing }: Patience,
  call: () => Promise<Answer>,
  judge: (error: unknown) => { readonly error: Error; readonly isFinal: boolean },
): Promise<Answer> => {
  const until = Date.now() + patience
  const backoff = new Backoff(closing)
  for (;;) {
    try {
      return await call()
    } catch (failure) {
      const { error, isFinal } = judge(failure)
      const wait = backoff.next()
      if (isFinal || closing.aborted || Date.now() + wait > until) throw error
      await pause(wait, closing)
    }
  }
}
