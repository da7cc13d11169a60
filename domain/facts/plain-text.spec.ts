import { holdsWords, plainText } from './plain-text'

it.each([
  ['Núñez', 'nunez'],
  ['ŁUKASZ Østby', 'lukasz ostby'],
  ['Weiß', 'weiss'],
  ['D’Angelo', "d'angelo"],
  ['Ｋｉｎｇｓ', 'kings'],
  ['山田', '山田'],
])('%s is compared as %s', (text, plain) => expect(plainText(text)).toBe(plain))

it.each([
  ['mane', true],
  ['MANÉ kar', true],
  ['  ', true],
  ['mane karl', false],
])('Karim Mané is found by what was typed, in whatever case, accent and order: %p', (typed, isFound) =>
  expect(holdsWords('Karim Mané', typed)).toBe(isFound),
)
