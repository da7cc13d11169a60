import { setImmediate as turn } from 'node:timers/promises'
import { WorkContext } from './work-context'

/** The value before and after something is waited for. */
const seenIn = (context: WorkContext<string>) => async () => {
  const before = context.get()
  await turn()
  return [before, context.get()]
}

it('work sees its value, also after it waited', async () => {
  const context = new WorkContext<string>()
  expect(await context.run('a', seenIn(context))).toEqual(['a', 'a'])
})

it('works at the same time each see their own, and who is in none sees nothing', async () => {
  const context = new WorkContext<string>()
  const both = Promise.all(['a', 'b'].map(value => context.run(value, seenIn(context))))
  expect(await seenIn(context)()).toEqual([undefined, undefined])
  expect(await both).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ])
})

it('work inside of other work sees its own, and the other sees its own again', async () => {
  const context = new WorkContext<string>()
  const outer = async () => [await context.run('inner', seenIn(context)), await seenIn(context)()]
  expect(await context.run('outer', outer)).toEqual([
    ['inner', 'inner'],
    ['outer', 'outer'],
  ])
})

it('work inside of work of another kind sees the values of both', async () => {
  const [context, other] = [new WorkContext<string>(), new WorkContext<string>()]
  const both = async () => [await seenIn(context)(), await seenIn(other)()]
  expect(await context.run('a', () => other.run('b', both))).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ])
})

it('the end of one leaves the value of another that is not at its end', async () => {
  const context = new WorkContext<string>()
  let end: () => void = () => undefined
  const long = context.run('long', async () => {
    await new Promise<void>(ended => (end = ended))
    return context.get()
  })
  await context.run('short', seenIn(context))
  end()
  expect(await long).toBe('long')
})

/** From version 24 on, Node hands values on with what is waited for and asks nobody: there is nothing to disable. */
const leftOver = Number(process.versions.node.split('.')[0]) < 24 ? undefined : 'a'

it.each(['ends', 'fails'])('nothing is asked by Node any more when the last work %s', async how => {
  const context = new WorkContext<string>()
  let seen: Promise<unknown> = Promise.resolve()
  const work = async () => {
    seen = turn().then(() => context.get())
    if (how === 'fails') throw new Error('It failed.')
    return Promise.resolve()
  }
  await context.run('a', work).catch(() => undefined)
  expect(await seen).toBe(leftOver)
})

it('is enabled again by the next work', async () => {
  const context = new WorkContext<string>()
  await context.run('a', seenIn(context))
  expect(await context.run('b', seenIn(context))).toEqual(['b', 'b'])
})
