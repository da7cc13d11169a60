import { cleanUsername, usernameFault } from './username'

it.each(['ana', 'ana.lee_2-b', '007', 'Žofia', 'José', 'анна', 'Ελένη', 'たろう', '山田タロー', '김철수', 'अनु'])(
  'may be %p',
  name => expect(usernameFault(cleanUsername(name))).toBeUndefined(),
)

it.each(['', ' ', '...', 'ana lee', 'ana@example.com', 'ana\u200b', 'ana\u0000', 'a/b', '🏀', 'x\u202e'])(
  'has letters, digits and . _ - alone: not %j',
  name => expect(usernameFault(cleanUsername(name))).toBe('A username is made of letters, digits and the characters . _ -'),
)

it.each(['аna', 'anа', 'Αna', 'ana山'])('has letters of one script: not %p', name =>
  expect(usernameFault(cleanUsername(name))).toBe('A username cannot mix letters of different alphabets.'),
)

it('is stored as it is compared by everybody: trimmed, and wide letters as plain ones', () =>
  expect(cleanUsername(' Ａｎａ ')).toBe('Ana'))
