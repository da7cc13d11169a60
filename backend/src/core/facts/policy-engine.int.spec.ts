import { Logger } from '@nestjs/common'
import { refuse } from '@fullcourt/domain/facts/decision'
import { teamStream } from '@fullcourt/domain/teams/state'
import { Unavailable } from '@fullcourt/event-store/errors'
import type { Outcome } from './decider'
import type { FollowedFact, Policy, StepContext } from './policy'
import { Busy, Refused } from './refused'
import { PrivateStoreUnavailable, type PrivateStore } from '../../storage/private-store/private-store'
import { until } from '../../testing/until'
import { deciderOn } from './testing/decider-on'
import { FollowedLog, type FollowingProcess, type MakeTeam } from './testing/followed-log'

const HARBOUR = 1
const HILLSIDE = 2

let log: FollowedLog
beforeAll(() => Logger.overrideLogger(false))
beforeEach(async () => {
  log = await FollowedLog.open()
})
afterEach(() => log.close())

type Made = FollowedFact<'TeamCreated'>
type Following = Partial<Omit<Policy<'TeamCreated'>, 'plan'>> & {
  readonly plan?: (fact: Made, context: StepContext, step: MakeTeam) => readonly MakeTeam[]
}

/** For each team that a person made, a second one whose number says which policy made it. */
const secondTeam = (name: string, by: number, { plan = (_, __, step) => [step], ...other }: Following = {}): Policy => {
  const policy: Policy<'TeamCreated'> = {
    name,
    on: ['TeamCreated'],
    onRefused: 'log',
    plan: (fact, context) => {
      const { organization, team } = fact.data
      return team < 100 ? plan(fact, context, log.makeTeam(context('second'), organization, team + by)) : []
    },
    ...other,
  }
  return policy as unknown as Policy
}

const parkedOf = ({ policies }: FollowingProcess) => policies.standings().flatMap(({ parked }) => parked)

const followedAll = async ({ policies }: FollowingProcess) => {
  const head = await log.events.head()
  await until(() => policies.standings().every(({ position }) => position >= head))
}

const failing = (error: Error, command: MakeTeam, times = Infinity): MakeTeam => {
  let failed = 0
  return { ...command, carryOut: (): Promise<Outcome> => (failed++ < times ? Promise.reject(error) : command.carryOut()) }
}

describe('A fact', () => {
  it('is followed by every policy that names it', async () => {
    const process = await log.start([secondTeam('one', 100), secondTeam('other', 200)])
    await log.teamMade(HARBOUR, 5)
    await followedAll(process)
    expect(await log.teams()).toEqual([5, 105, 205])
  })

  it('is followed also where the private store was away as the process became the runner', async () => {
    let asked = 0
    const get: PrivateStore['get'] = (collection, id) => {
      asked += 1
      return asked === 2 ? Promise.reject(new PrivateStoreUnavailable('It is away.')) : log.secrets.get(collection, id)
    }
    const secrets = Object.assign(Object.create(log.secrets) as PrivateStore, { get })
    const process = await log.start([secondTeam('one', 100)], log.events, secrets)
    await log.teamMade(HARBOUR, 5)
    await followedAll(process)
    expect([asked > 2, await log.teams()]).toEqual([true, [5, 105]])
  })

  it('is followed on what it says itself, also where cached streams do not know it yet', async () => {
    const behind = deciderOn(log.events)
    behind.cached.follow()
    await behind.decider.state(teamStream, 5)
    const policy: Policy<'TeamCreated'> = {
      name: 'one',
      on: ['TeamCreated'],
      onRefused: 'log',
      plan: async ({ data: { organization, team } }, context) =>
        team === 5 && (await behind.decider.state(teamStream, team)).kind === 'active'
          ? [log.makeTeam(context('second'), organization, 105)]
          : [],
    }
    const seeing = behind.states.seeing.bind(behind.states)
    const process = await log.start([policy as unknown as Policy], log.events, log.secrets, seeing)
    await log.teamMade(HARBOUR, 5)
    await followedAll(process)
    expect(await log.teams()).toEqual([5, 105])
  })

  it('is followed by policies of different names only', async () => {
    await expect(log.start([secondTeam('one', 100), secondTeam('one', 200)])).rejects.toThrow('There are two policies one.')
  })

  it('is followed once, whichever of two processes is the runner, and after it has ended by the other', async () => {
    const one = await log.start([secondTeam('one', 100)])
    const other = await log.start([secondTeam('one', 100)])
    await log.teamMade(HARBOUR, 5)
    await until(async () => (await log.teams()).includes(105))
    await one.stop()
    await log.teamMade(HARBOUR, 6)
    await until(async () => (await log.teams()).includes(106))
    await followedAll(other)
    expect(await log.teams()).toEqual([5, 105, 6, 106])
  })

  it('is waited for in the process that is not the runner, too', async () => {
    await log.start([secondTeam('one', 100)])
    const other = await log.start([secondTeam('one', 100)])
    const made = await log.teamMade(HARBOUR, 5)
    const position = await other.policies.done(made, made.correlation, 30_000)
    expect(await log.teams()).toEqual([5, 105])
    expect(position).toBe(await log.events.head())
  })
})

describe('A policy that fails again and again', () => {
  const broken = (name: string, by: number, team = 5) =>
    secondTeam(name, by, {
      plan: (fact, _, step) => {
        if (fact.data.team === team) throw new Error('It cannot be done.')
        return [step]
      },
    })

  it('is parked in that organization and says why; the others go on, and it goes on elsewhere', async () => {
    const process = await log.start([broken('broken', 100), secondTeam('sound', 200)])
    await log.teamMade(HARBOUR, 5)
    await log.teamMade(HARBOUR, 6)
    await log.teamMade(HILLSIDE, 7)
    await followedAll(process)
    expect((await log.teams()).toSorted((a, b) => a - b)).toEqual([5, 6, 7, 107, 205, 206, 207])
    expect(parkedOf(process)).toMatchObject([
      { policy: 'broken', organization: HARBOUR, fact: { type: 'TeamCreated' }, error: 'It cannot be done.' },
    ])
    await process.stop()
    expect(log.reports.at(-1)).toBe(1)
  })

  it('is tried again at the next start, with what came after it', async () => {
    const first = await log.start([broken('broken', 100)])
    await log.teamMade(HARBOUR, 5)
    await log.teamMade(HARBOUR, 6)
    await followedAll(first)
    await first.stop()
    const second = await log.start([broken('broken', 100)])
    await until(() => parkedOf(second).length === 1 && second.policies.standings()[0]?.position !== '')
    await log.teamMade(HILLSIDE, 7)
    await until(async () => (await log.teams()).includes(107))
    await second.stop()
    const mended = await log.start([secondTeam('broken', 100)])
    await until(() => parkedOf(mended).length === 0)
    expect(await log.teams()).toEqual([5, 6, 7, 107, 105, 106])
    await mended.stop()
    expect(log.reports.at(-1)).toBe(0)
  })

  it('is parked where it asks for a new id', async () => {
    const asking = secondTeam('asking', 100, {
      plan: (_, context, step) => [{ ...step, carryOut: async () => Promise.reject(await context('id').nextId('team')) }],
    })
    const process = await log.start([asking])
    await log.teamMade(HARBOUR, 5)
    await until(() => parkedOf(process).length === 1)
    expect(parkedOf(process)[0]?.error).toMatch(/asked for a new id/)
  })
})

it.each([
  ['others were faster', new Busy()],
  ['the store was away', new Unavailable('The store is away.')],
])('A step that failed because %s is done later, once', async (_, error) => {
  const steps = new Map<number, MakeTeam>()
  const process = await log.start([
    secondTeam('one', 100, {
      plan: ({ data: { team } }, _, step) => {
        const once = steps.get(team) ?? failing(error, step, 6)
        steps.set(team, once)
        return [once]
      },
    }),
  ])
  await log.teamMade(HARBOUR, 5)
  await followedAll(process)
  expect({ teams: await log.teams(), parked: parkedOf(process) }).toEqual({ teams: [5, 105], parked: [] })
})

describe('A refused step', () => {
  const refused = new Refused(refuse('conflict', 'The name is taken.'))

  it('is answered by the policy with a command', async () => {
    const process = await log.start([
      secondTeam('one', 100, {
        plan: (_, __, step) => [failing(refused, step)],
        onRefused: ({ refusal }, { data: { organization, team } }, context) => {
          expect(refusal.message).toBe('The name is taken.')
          return log.makeTeam(context('instead'), organization, team + 900)
        },
      }),
    ])
    await log.teamMade(HARBOUR, 5)
    await followedAll(process)
    expect(await log.teams()).toEqual([5, 905])
  })

  it('that nobody waits for holds nothing up', async () => {
    const process = await log.start([secondTeam('one', 100, { plan: (_, __, step) => [failing(refused, step), step] })])
    await log.teamMade(HARBOUR, 5)
    await followedAll(process)
    expect(await log.teams()).toEqual([5, 105])
  })
})

it("One organization's long plan does not hold up another's", async () => {
  let letGo = (): void => undefined
  const held = new Promise<void>(resolve => (letGo = resolve))
  const process = await log.start([
    secondTeam('one', 100, {
      plan: ({ data: { organization } }, _, step) =>
        organization === HARBOUR ? [{ ...step, carryOut: () => held.then(() => step.carryOut()) }] : [step],
    }),
  ])
  await log.teamMade(HARBOUR, 5)
  const made = await log.teamMade(HILLSIDE, 6)
  await process.policies.done(made, made.correlation, 30_000)
  expect(await log.teams()).toEqual([5, 6, 106])
  letGo()
  await followedAll(process)
  expect(await log.teams()).toEqual([5, 6, 106, 105])
})

describe('A policy that is new to a log', () => {
  beforeEach(() => log.teamMade(HARBOUR, 5))

  it('begins at the head', async () => {
    const process = await log.start([secondTeam('one', 100)])
    await log.teamMade(HARBOUR, 6)
    await followedAll(process)
    expect(await log.teams()).toEqual([5, 6, 106])
  })

  it('begins at the beginning where it says so', async () => {
    const process = await log.start([secondTeam('one', 100, { begins: 'beginning' }), secondTeam('other', 200)])
    await followedAll(process)
    expect(await log.teams()).toEqual([5, 105])
  })
})

/** Checkpoints that no time lies between: when the log is opened, and of what was followed last. */
const OPENED_AND_ENDED = 4

describe('A checkpoint', () => {
  it('is written ten times a second at most, and when the process stops', async () => {
    let written = 0
    const put: PrivateStore['put'] = (...entry) => {
      written += 1
      return log.secrets.put(...entry)
    }
    const counted = Object.assign(Object.create(log.secrets) as PrivateStore, { put })
    const process = await log.start([secondTeam('one', 100)], log.events, counted)
    const began = performance.now()
    written = 0
    for (let team = 1; team <= 50; team += 1) await log.teamMade(HARBOUR, team)
    await followedAll(process)
    await process.stop()
    expect(written).toBeLessThanOrEqual(OPENED_AND_ENDED + (performance.now() - began) / 100)
    const { at } = (await log.secrets.get('policies', 'checkpoint')) as { at: Record<string, string> }
    expect(at).toEqual({ one: await log.events.head() })
  })

  it('of another log says nothing about this one: its past is not followed', async () => {
    const before = await log.start([secondTeam('one', 100)])
    await followedAll(before)
    await before.stop()
    const other = await log.otherLog('other')
    await log.teamMade(HARBOUR, 5, other)
    const process = await log.start([secondTeam('one', 100)], other)
    expect(process.policies.standings()[0]?.position).toBe(await other.head())
    await process.stop()
    expect(await log.teams(other)).toEqual([5])
    await other.close()
  })

  it('beyond the head of an older log that was brought back: what is missing after its last facts is done again', async () => {
    const process = await log.start([secondTeam('one', 100)])
    await log.teamMade(HARBOUR, 5)
    await followedAll(process)
    await process.stop()
    const checkpoint = (await log.secrets.get('policies', 'checkpoint')) as { at: Record<string, string> }
    await log.teamMade(HARBOUR, 6)
    await log.secrets.put('policies', 'checkpoint', { ...checkpoint, at: { one: '9'.repeat(20) } })
    const again = await log.start([secondTeam('one', 100)])
    await followedAll(again)
    expect(await log.teams()).toEqual([5, 105, 6, 106])
  })
})
