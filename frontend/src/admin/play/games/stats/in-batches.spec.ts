import { inBatches } from './use-stats-editing'

it('works through all of them, no more at once than allowed', async () => {
  const done: number[] = []
  let running = 0
  let most = 0
  await inBatches([1, 2, 3, 4, 5], 2, async item => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect([done, most]).toEqual([[1, 2, 3, 4, 5], 2])
})
