import { createSecretKey } from 'node:crypto'
import { KnownDevices } from './known-devices'

const devices = new KnownDevices(createSecretKey(Buffer.alloc(32, 1)))
const others = new KnownDevices(createSecretKey(Buffer.alloc(32, 2)))

it('are those with which this person signed in before, however they write their name', () => {
  const cookie = devices.remember(undefined, 'ana')
  const number = cookie?.split('.')[0]
  expect(number).toMatch(/^[\w-]{22}$/)
  expect([devices.numberOf(cookie, ' ANA '), devices.numberOf(cookie, 'ben')]).toEqual([number, undefined])
})

it('keep their number when somebody else signs in with them, and know both', () => {
  const first = devices.remember(undefined, 'ana')
  const both = devices.remember(first, 'ben')
  const [number] = first?.split('.') ?? []
  expect([devices.numberOf(both, 'ana'), devices.numberOf(both, 'ben')]).toEqual([number, number])
})

it('need no other cookie when the same person signs in again', () =>
  expect(devices.remember(devices.remember(undefined, 'ana'), 'ana')).toBeUndefined())

it('know the last five people', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f']
  const cookie = people.reduce<string | undefined>((before, name) => devices.remember(before, name), undefined)
  expect(people.filter(name => devices.numberOf(cookie, name) !== undefined)).toEqual(['b', 'c', 'd', 'e', 'f'])
})

it('are none whose cookie somebody made or changed', () => {
  const cookie = devices.remember(undefined, 'ana') as string
  const [number = '', mark = ''] = cookie.split('.')
  const forged = [
    '',
    '.',
    number,
    `${number}.`,
    `${number}.${'x'.repeat(43)}`,
    `other.${mark}`,
    others.remember(undefined, 'ana'),
  ]
  expect(forged.map(one => devices.numberOf(one, 'ana'))).toEqual(forged.map(() => undefined))
})

it('get a number of their own in place of one that is none', () =>
  expect(devices.remember('x'.repeat(4_000), 'ana')).toMatch(/^[\w-]{22}\.[\w-]{43}$/))
