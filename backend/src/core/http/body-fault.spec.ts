import { bodyFault } from './body-fault'

const MOST = 1_000

const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) })
const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]))

it.each<[string, unknown]>([
  ['a text', 'text'],
  ['null', null],
  ['200 members', members(200)],
  ['20 levels', nested(20)],
  ['as many entries as may be', Array(MOST).fill(null)],
])('takes %s', (_, body) => expect(bodyFault(body, MOST)).toBeUndefined())

it.each<[string, unknown, RegExp]>([
  ['201 members of one thing', { list: [members(201)] }, /at most 200/],
  ['21 levels', nested(21), /too deeply/],
  ['an entry too many', Array(MOST + 1).fill(null), /1000 altogether/],
  ['members and entries that are too many together', { a: Array(500).fill(members(2)) }, /altogether/],
  ['a name that every object has', { list: [{ hasOwnProperty: 1 }] }, /^Unknown field: hasOwnProperty\.$/],
  ['half a character in a text', { list: ['\ud800'] }, /half a character/],
  ['half a character in a name', { list: [{ '\ud800': 1 }] }, /half a character/],
])('refuses %s', (_, body, fault) => expect(bodyFault(body, MOST)).toMatch(fault))
