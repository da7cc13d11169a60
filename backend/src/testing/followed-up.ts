import { setTimeout as pause } from 'node:timers/promises'
import { ActivityRecorder } from '../core/sign-in/activity/activity-recorder'
import { Policies } from '../core/facts/policies'
import { RUNNER } from '../core/injection/tokens'
import type { Application } from '../product/app/application'
import type { Waiting } from '../storage/documents/caught-up'

/** At most so long for the documents, which stand still where a test says so. */
const LONGEST_MILLISECONDS = 10_000

/**
 * Settles when all is written that was put aside, policies have followed everything in the log, what they wrote themselves included,
 * and the documents show it.
 */
export const followedUp = async ({ app, stores }: Application): Promise<void> => {
  const policies = app.get(Policies)
  await app.get(ActivityRecorder).settled()
  for (;;) {
    const head = await stores.events.head()
    if (policies.standings().every(({ position }) => position >= head)) {
      await app.get<Waiting>(RUNNER).passed(head, LONGEST_MILLISECONDS)
      return
    }
    await pause(10)
  }
}
