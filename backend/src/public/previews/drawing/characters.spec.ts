import { drawableText, foreignLetters } from './characters'

it('Emoji are left out, and what they leave is no gap', () => expect(drawableText('Hawks 🏀 of 👨‍👩‍👧 LA 🇺🇸')).toBe('Hawks of LA'))

it('Digits and signs stay', () => expect(drawableText('#1 Team © 24*7')).toBe('#1 Team © 24*7'))

it.each(['Łódź Métros', 'Спартак', 'Ελλάδα', 'נבחרת', 'نادي الأهلي', '50–48'])('%s needs no font of the system', name =>
  expect(foreignLetters(name)).toEqual([]),
)

it('Other scripts do, and it is said which letters', () => expect(foreignLetters('東京 Tokyo 東')).toEqual(['東', '京']))
