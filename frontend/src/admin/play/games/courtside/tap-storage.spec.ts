import { emptyQueue, withTap } from './tap-queue'
import { gameOfKey, keepTaps, readTaps, tapsKey } from './tap-storage'

const storage = (full = false) => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError')
      stored.set(key, text)
    },
  } as unknown as Storage
}

const queue = withTap(emptyQueue, { id: 'a tap', row: 'home:1', kind: '+2', times: 1 })

it('come back as they were stored', () => {
  const device = storage()
  expect(keepTaps(device, 'a key', queue)).toBe(true)
  expect(readTaps(device, 'a key')).toEqual(queue)
})

it.each(['', '{', '7', '{"format":0,"waiting":[]}'])('are none where %p was stored', text => {
  const device = storage()
  device.setItem('a key', text)
  expect(readTaps(device, 'a key')).toEqual(emptyQueue)
})

it('are reported as not stored where the device has no room', () => expect(keepTaps(storage(true), 'a key', queue)).toBe(false))

it('are of one person and one game', () => {
  expect(gameOfKey(tapsKey(3, 41), 3)).toBe(41)
  expect([gameOfKey(tapsKey(33, 41), 3), gameOfKey('draft:3:game:41:tab', 3)]).toEqual([undefined, undefined])
})

it('of the format before keep their taps, and give up ends of one team’s period', () => {
  const device = storage()
  const end = { id: 'an end', period: 1, name: 'Q1', side: 'home', was: null, points: 15 }
  const attempt = { key: 'a key', end, taps: ['an end'], revision: 5 }
  device.setItem('a key', JSON.stringify({ format: 1, ...queue, waiting: [...queue.waiting, end], attempt }))
  expect(readTaps(device, 'a key')).toEqual(queue)
})
