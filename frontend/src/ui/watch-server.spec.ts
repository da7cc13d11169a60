/** @jest-environment ./architecture/browser-environment.js */
import { watchServer, type Reach } from './watch-server'

const answers: (number | 'none')[] = []
const said: Reach[] = []

beforeEach(() => {
  jest.useFakeTimers()
  said.length = 0
  window.fetch = () => {
    const status = answers.shift() ?? 'none'
    return status === 'none' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ status } as Response)
  }
})
afterEach(() => jest.useRealTimers())

const watching = async (...statuses: typeof answers) => {
  answers.splice(0, answers.length, ...statuses)
  const end = watchServer(reach => said.push(reach))
  await jest.advanceTimersByTimeAsync(0)
  return end
}

it('says at once that the server answers, whatever it says, and asks no more', async () => {
  await watching(404)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['there'])
})

it('asks again after a pause, until the server is back', async () => {
  await watching('none', 502, 200)
  expect(said).toEqual(['away'])
  await jest.advanceTimersByTimeAsync(3_000)
  expect(said).toEqual(['away', 'away'])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['away', 'away', 'back'])
})

it('asks as soon as the device is connected again', async () => {
  await watching('none', 200)
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(said).toEqual(['away', 'back'])
})

it('ends when nobody wants to know any more', async () => {
  const end = await watching('none', 200)
  end()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['away'])
})
