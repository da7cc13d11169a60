import { seldom } from './seldom'

it('The same error is logged once a minute, another one at once', () => {
  let now = 0
  const told: string[] = []
  const tell = seldom(
    ({ message }) => told.push(message),
    () => now,
  )
  for (let i = 0; i < 480; i++) tell(new Error('The disk is full.'))
  tell(new Error('The wire was cut.'))
  now += 60_000
  tell(new Error('The disk is full.'))
  expect(told).toEqual(['The disk is full.', 'The wire was cut.', 'The disk is full.'])
})
