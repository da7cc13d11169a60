import { Semaphore } from './semaphore'

const opened = () => {
  let open = () => {}
  const gate = new Promise<void>(resolve => (open = resolve))
  return { gate, open }
}

describe('A semaphore', () => {
  it('lets as much work go on at once as it says, and the rest wait', async () => {
    const semaphore = new Semaphore(2)
    const { gate, open } = opened()
    const begun: number[] = []
    const all = [1, 2, 3].map(n => semaphore.take(() => (begun.push(n), gate)))
    await Promise.resolve()
    expect([begun, semaphore.queued]).toEqual([[1, 2], 1])
    open()
    await Promise.all(all)
    expect([begun, semaphore.queued]).toEqual([[1, 2, 3], 0])
  })

  it('goes on after work that failed', async () => {
    const semaphore = new Semaphore(1)
    const failed = semaphore.take(() => Promise.reject(new Error('lost')))
    const next = semaphore.take(() => Promise.resolve('done'))
    await expect(failed).rejects.toThrow('lost')
    expect(await next).toBe('done')
  })

  it('gives a turn back once, however often it is left', async () => {
    const semaphore = new Semaphore(1)
    const leave = await semaphore.enter()
    leave()
    leave()
    await semaphore.enter()
    const third = semaphore.enter()
    expect(semaphore.queued).toBe(1)
    void third
  })
})
