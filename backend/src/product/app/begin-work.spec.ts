import { beginWork, type StartStep } from './begin-work'

let log: string[]
let stopping: AbortController
beforeEach(() => {
  log = []
  stopping = new AbortController()
})

const begin = (...steps: readonly StartStep[]) =>
  beginWork(steps, {
    stop: stopping.signal,
    wait: () => Promise.resolve(void log.push('waited')),
    failed: error => void log.push(`failed: ${String(error)}`),
    begun: () => void log.push('begun'),
  })

const step =
  (name: string, ...failures: readonly string[]): StartStep =>
  () => {
    const left = failures.length - log.filter(line => line.startsWith(`failed: ${name}`)).length
    if (left > 0) return Promise.reject(`${name} ${failures.at(-left) ?? ''}`)
    log.push(name)
    return Promise.resolve()
  }

it('begins one step after another', async () => {
  await begin(step('policies'), step('imports'))
  expect(log).toEqual(['policies', 'imports', 'begun'])
})

it('tries a step again that failed, until it does not, and then the next', async () => {
  await begin(step('policies', 'full', 'full'), step('imports', 'away'))
  expect(log).toEqual([
    ...['failed: policies full', 'waited', 'failed: policies full', 'waited', 'policies'],
    ...['failed: imports away', 'waited', 'imports', 'begun'],
  ])
})

it('ends where the process ends, and says nothing of what fails then', async () => {
  await begin(step('policies'), () => {
    stopping.abort()
    throw new Error('closed')
  })
  expect(log).toEqual(['policies'])
})
