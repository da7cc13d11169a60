import { setTimeout as pause } from 'node:timers/promises'
import { Policies } from '../core/facts/policies'
import type { Application } from '../product/app/application'

/** Settles when policies have followed everything in the log, what they wrote themselves included. */
export const followedUp = async ({ app, stores }: Application): Promise<void> => {
  const policies = app.get(Policies)
  for (;;) {
    const head = await stores.events.head()
    if (policies.standings().every(({ position }) => position >= head)) return
    await pause(10)
  }
}
