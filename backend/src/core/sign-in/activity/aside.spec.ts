import { Aside } from './aside'

it('Work aside is done after what follows it, and is waited for', async () => {
  const done: string[] = []
  const aside = new Aside(error => done.push(error.message))
  aside.run(() => Promise.resolve(done.push('aside')))
  done.push('answer')
  await aside.settled()
  expect(done).toEqual(['answer', 'aside'])
})

it('Work aside that fails is reported, and fails nothing else', async () => {
  const failures: string[] = []
  const aside = new Aside(error => failures.push(error.message))
  aside.run(() => Promise.reject(new Error('The store is away.')))
  await aside.settled()
  expect(failures).toEqual(['The store is away.'])
})
