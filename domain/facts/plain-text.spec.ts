import { plainText } from './plain-text'

it.each([
  ['Núñez', 'nunez'],
  ['ŁUKASZ Østby', 'lukasz ostby'],
  ['Weiß', 'weiss'],
  ['D’Angelo', "d'angelo"],
  ['Ｋｉｎｇｓ', 'kings'],
  ['山田', '山田'],
])('%s is compared as %s', (text, plain) => expect(plainText(text)).toBe(plain))
