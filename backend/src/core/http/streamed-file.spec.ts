import { once } from 'node:events'
import { streamedFile } from './streamed-file'

const PART = 'x'.repeat(1_000)

/** A file without end, which says how much of it was made and whether its making has ended. */
const endless = () => {
  const made = { parts: 0, ended: false }
  async function* parts() {
    try {
      for (; ; made.parts += 1) yield await Promise.resolve(PART)
    } finally {
      made.ended = true
    }
  }
  return { made, stream: streamedFile(parts(), { type: 'text/plain', name: 'endless.txt' }).getStream() }
}

it('A file is made no further than what is on its way to whoever takes it', async () => {
  const { made, stream } = endless()
  await once(stream, 'readable')
  const before = made.parts
  for (let taken = 0; taken < 200; taken += 1) {
    if (stream.read(PART.length) === null) await once(stream, 'readable')
  }
  expect(before * PART.length).toBeLessThanOrEqual(stream.readableHighWaterMark + PART.length)
  expect((made.parts - 200) * PART.length).toBeLessThanOrEqual(stream.readableHighWaterMark + PART.length)
  stream.destroy()
})

it('Its making ends when whoever takes it goes away', async () => {
  const { made, stream } = endless()
  await once(stream, 'readable')
  stream.destroy()
  await once(stream, 'close')
  expect(made.ended).toBe(true)
})
