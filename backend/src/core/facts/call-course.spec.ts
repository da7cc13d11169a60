import { CallCourse, LONGEST_WAIT_MILLISECONDS, LONGEST_WAIT_OF_JOB_MILLISECONDS } from './call-course'
import { contextOfJob } from './command-context'

it('All that a call waits for shares one time: what is used up is not there for the next', async () => {
  const course = new CallCourse()
  const given: number[] = []
  const waits = (milliseconds: number) => {
    given.push(milliseconds)
    return new Promise(resolve => setTimeout(resolve, 20))
  }
  await course.wait(waits)
  await expect(course.wait(left => waits(left).then(() => Promise.reject(new Error('It failed.'))))).rejects.toThrow('It failed.')
  await course.wait(waits)
  const [first = 0, second = 0, third = 0] = given
  expect(first).toBe(LONGEST_WAIT_MILLISECONDS)
  expect(second).toBeLessThan(first)
  expect(third).toBeLessThan(second)
})

it('A job waits longer than a call, each time with an id of the same name', async () => {
  const job = () => contextOfJob(['demo', 'division'], 'system', () => Promise.resolve(1))
  expect(await job().course.wait(left => Promise.resolve(left))).toBe(LONGEST_WAIT_OF_JOB_MILLISECONDS)
  expect(job().id).toBe(job().id)
})
