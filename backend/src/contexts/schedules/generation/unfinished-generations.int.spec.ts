import { randomUUID } from 'node:crypto'
import type { ScheduleId } from '@fullcourt/domain/ids/kinds'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { contextOfJob } from '../../../core/facts/command-context'
import { Commands } from '../../../core/facts/commands'
import { IdAllocator } from '../../../core/facts/id-allocator'
import { READ_STORE } from '../../../core/injection/tokens'
import { openProduct, type Client, type Product } from '../../../testing/product'
import { storedSince } from '../../../testing/stored'
import { RequestGeneration } from '../schedules.commands'
import { generationEnded, leagueOf, reportOf, roomySchedule } from '../testing/schedule-client'
import { UnfinishedGenerations } from './unfinished-generations'

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

/** A generation that was asked for, and at which this process does not work: its schedule and its plan. */
const requested = async (onNamed: (plan: number) => Promise<unknown> = () => Promise.resolve()) => {
  const four = await leagueOf(staff, 4)
  const schedule = (await roomySchedule(staff, four)) as ScheduleId
  const { app } = product.application
  const context = contextOfJob([randomUUID()], 'system', async kind => {
    const plan = await app.get(IdAllocator).next(kind)
    await onNamed(plan)
    return plan
  })
  const { season, league } = four.league
  const place = { organization: product.organization.id, season, league, schedule }
  const { id } = await app.get(Commands).execute(new RequestGeneration(context, { place, replacesPlayed: false }))
  return { schedule, plan: id }
}

const look = () => product.application.app.get(UnfinishedGenerations).resume(new AbortController().signal)

describe('The runner looks for generations that were asked for', () => {
  it('and carries one out at which nobody works, once', async () => {
    const head = await product.application.stores.events.head()
    const { schedule, plan } = await requested()
    await Promise.all([look(), look()])
    await generationEnded(staff, schedule)
    await look()
    expect(await reportOf(staff, schedule)).toMatchObject({ planId: plan, generation: { state: 'none' } })
    const plans = (await storedSince(product, head)).filter(({ type }) => type === 'SchedulePlanned')
    expect(plans).toHaveLength(1)
  })

  it('and leaves one alone while another process works at it, whose share that is done nobody else knows', async () => {
    const readStore = product.application.app.get<ReadStore>(READ_STORE)
    const { schedule, plan } = await requested(id => readStore.lease(`generation-${id}`, 'another process', 600_000))
    await look()
    expect((await reportOf(staff, schedule)).generation).toEqual({ state: 'running', done: null, message: null })
    await readStore.release(`generation-${plan}`, 'another process')
    await look()
    await generationEnded(staff, schedule)
    expect((await reportOf(staff, schedule)).planId).toBe(plan)
  })
})
