import { generationInput } from '@fullcourt/domain/schedules/generation-input'
import { defaultDetails } from '@fullcourt/domain/schedules/details'
import { ScheduleGenerator } from './schedule-generator'

jest.setTimeout(120_000)

const details = { ...defaultDetails, name: 'Fall', startDate: '2026-01-04', numWeeks: 3, timeSlots: ['18:00'] }
const teams = [1, 2, 3, 4].map(n => ({ team: n, entry: n, unavailable: [] }))
const input = generationInput(details, { teams, weekOffs: [], byes: [], kept: [], others: [], season: { from: null, to: null } })

/** How many threads there are. */
const threads = () => process.getActiveResourcesInfo().filter(name => name === 'MessagePort').length

it('However many schedules are generated, at most two threads take memory, and each is gone when its schedule is there', async () => {
  const generator = new ScheduleGenerator()
  const before = threads()
  const generated = Array.from({ length: 6 }, async () => {
    const { weeks } = await generator.generate(input, new AbortController().signal, () => undefined)
    return { weeks: weeks.length, threads: threads() - before }
  })
  for (const { weeks, threads: beside } of await Promise.all(generated)) {
    expect(weeks).toBe(3)
    expect(beside).toBeLessThanOrEqual(2)
  }
  expect(threads()).toBe(before)
})
