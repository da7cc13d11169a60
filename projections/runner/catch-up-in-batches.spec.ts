import type { StoredFact } from '@fullcourt/event-store/port'
import { catchUpInBatches } from './catch-up-in-batches'

const fact = (position: string): StoredFact => ({
  id: position,
  type: 'ScoreUpdated',
  stream: 'game-1',
  revision: 0,
  position,
  data: {},
  metadata: {},
})

async function* pagesOf(...pages: readonly string[]) {
  for (const page of pages) yield [...page].map(fact)
}

const batched = async (head: string, batch: number, ...pages: readonly string[]) => {
  const batches: string[] = []
  for await (const facts of catchUpInBatches(pagesOf(...pages), head, { batch, page: batch / 4 }))
    batches.push(facts.map(({ position }) => position).join(''))
  return batches
}

it('Pages up to the head come together, as many as make a batch', async () =>
  expect(await batched('7', 3, '12', '34', '5', '67')).toEqual(['1234', '567']))

it('The page that reaches the head is not held back, and none after it', async () =>
  expect(await batched('3', 8, '12', '34', '5', '6')).toEqual(['1234', '5', '6']))

it('Nothing is held back where nothing was there', async () => expect(await batched('', 9, '1', '2')).toEqual(['1', '2']))

it('What comes again after the head is not held back', async () =>
  expect(await batched('3', 9, '3', '2', '1')).toEqual(['3', '2', '1']))

it('Small pages are not held back', async () => expect(await batched('4', 8, '1', '2', '34')).toEqual(['1', '2', '34']))
