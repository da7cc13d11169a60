import { createSocket, type Socket } from 'node:dgram'
import { domainRecords } from './domain-records'

/** The codes of the name system for a record of an address, and for a name that there is not. */
const [TYPE_A, NO_SUCH_NAME] = [1, 3]

const typeAsked = (query: Buffer): number => query.readUInt16BE(query.indexOf(0, 12) + 1)

/** An answer to a question: one address, or that the name is not there. */
const answerTo = (query: Buffer, address: string | null): Buffer => {
  const end = query.indexOf(0, 12) + 5
  const head = Buffer.from(query.subarray(0, end))
  head.writeUInt16BE(address === null ? 0x8180 | NO_SUCH_NAME : 0x8180, 2)
  head.writeUInt16BE(0, 10)
  if (address === null || typeAsked(query) !== TYPE_A) return head
  head.writeUInt16BE(1, 6)
  const record = [0xc0, 0x0c, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]
  return Buffer.concat([head, Buffer.from(record)])
}

let server: Socket
let asked = 0
let known: string | null

const servers = () => [`127.0.0.1:${server.address().port}`]

beforeAll(async () => {
  server = createSocket('udp4')
  server.on('message', (query, { address, port }) => {
    asked += 1
    server.send(answerTo(query, known), port, address)
  })
  await new Promise<void>(resolve => server.bind(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise<void>(resolve => server.close(() => resolve())))

it('A name has the addresses that the name system says', async () => {
  known = '203.0.113.7'
  expect(await domainRecords('league.example.com', servers())).toEqual({ addresses: ['203.0.113.7'], names: [] })
})

it('A name that is not there has none', async () => {
  known = null
  expect(await domainRecords('league.example.com', servers())).toEqual({ addresses: [], names: [] })
})

it.each(['10.0.0.5', '127.0.0.1', '192.168.1.9', '169.254.169.254'])('The private address %s is not told', async address => {
  known = address
  expect(await domainRecords('league.example.com', servers())).toEqual({ addresses: ['(a private address)'], names: [] })
})

it('A name of a network of its own is not asked for', async () => {
  const before = asked
  expect(await domainRecords('db.internal', servers())).toEqual({ addresses: [], names: [] })
  expect(asked).toBe(before)
})
