import { COMMON_PASSWORDS } from './common-passwords'
import { newPasswordFault } from './new-password'

const ANA = { username: 'ana.lindqvist', email: 'lindqvist@example.com' }
const fault = (password: string) => newPasswordFault(password, ANA)

it.each(['correct horse battery', 'k7mq-x2fd-9wra-hh4t', 'žluťoučký kůň', '🏀🏀🏆🏀🏀🏆🏀🎽🏀🏆'])('may be %p', password =>
  expect(fault(password)).toBeUndefined(),
)

it.each(['', 'nine char', '🏀🏆🎽🏀🏆🎽🏀🏆🎽', 'x'.repeat(201)])('has 10 to 200 characters: not %p', password =>
  expect(fault(password)).toBe('A password must have 10 to 200 characters.'),
)

it.each([
  ' '.repeat(10),
  ' \t\u00a0\u2003 \t\u00a0\u2003 \t',
  '\u200b\u200c\u200d'.repeat(4),
  '\u2800 \u3164'.repeat(4),
  '\u0000\u0001\u0002'.repeat(4),
])('is not made of blanks alone: not %j', password =>
  expect(fault(password)).toBe('A password cannot be only spaces or other invisible characters: please choose another.'),
)

it.each(['password123', 'PASSWORD123', '1234567890', 'qwertyuiop', 'aaaaaaaaaaaa', 'ababababababab'])(
  'is none of the commonest: not %p',
  password => expect(fault(password)).toBe('This password is one of the most common ones: please choose another.'),
)

it.each(['ana.lindqvist', 'Ana.Lindqvist1', 'lindqvist2026', 'lindqvistlindqvist'])('is not the own name: not %p', password =>
  expect(fault(password)).toBe('A password cannot be your own name. Please choose another.'),
)

it('may hold the own name beside enough else', () => expect(fault('lindqvist likes long shots')).toBeUndefined())

it('knows a list that is in lower case, and of no word that its length refuses already', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(1_000)
  expect([...COMMON_PASSWORDS].filter(word => word !== word.toLowerCase() || word.length < 10)).toEqual([])
})
