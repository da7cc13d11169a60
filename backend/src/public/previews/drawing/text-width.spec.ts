import { fitText, textWidth } from './text-width'

it('A text that fits stays as it is', () => expect(fitText('Ohana', 64, 600)).toEqual({ text: 'Ohana', size: 64 }))

it('A longer one becomes smaller, as far as it can be read', () => {
  const { text, size } = fitText('Fountain Valley Ballers', 64, 500)
  expect(text).toBe('Fountain Valley Ballers')
  expect(size).toBeLessThan(64)
  expect(size).toBeGreaterThanOrEqual(64 * 0.6)
})

it.each(['The Extraordinarily Long Name Of A Team That Nobody Can Read At Once', '東京'.repeat(20), 'W'.repeat(200)])(
  'One that is too long is cut, and what is left fits: %s',
  name => {
    const { text, size } = fitText(name, 64, 400)
    expect(text).toMatch(/…$/)
    expect(textWidth(text, size)).toBeLessThanOrEqual(400)
  },
)

it('Characters of two code units are cut whole', () => expect(fitText('𠮷'.repeat(50), 64, 300).text).toMatch(/^𠮷+…$/u))
