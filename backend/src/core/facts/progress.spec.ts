import { ProgressSignal } from './progress'

/** Longer than any test takes: only progress settles it. */
const LONG = 1_000_000

it('wakes all who wait', async () => {
  const progress = new ProgressSignal()
  const waiting = [progress.after(0, LONG), progress.after(0, LONG)]
  progress.signal()
  await Promise.all(waiting)
  expect(progress.count).toBe(1)
})

it('does not lose progress between a look and the wait', async () => {
  const progress = new ProgressSignal()
  const { count } = progress
  progress.signal()
  await progress.after(count, LONG)
  expect(progress.count).toBe(1)
})

it('waits for progress after the one that was seen, and no longer than it is told', async () => {
  const progress = new ProgressSignal()
  progress.signal()
  await progress.after(progress.count, 1)
  expect(progress.count).toBe(1)
})
