import { seldom } from './seldom'

it('The same error is logged once a minute, another one at once', () => {
  let now = 0
  const reported: string[] = []
  const report = seldom(
    ({ message }) => reported.push(message),
    () => now,
  )
  for (let i = 0; i < 480; i++) report(new Error('The disk is full.'))
  report(new Error('The wire was cut.'))
  now += 60_000
  report(new Error('The disk is full.'))
  expect(reported).toEqual(['The disk is full.', 'The wire was cut.', 'The disk is full.'])
})
