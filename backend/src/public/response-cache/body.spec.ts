import { bodyOf, textOf } from './body'

const TEXTS = [
  ['short', 'Dončić – 35 points'],
  ['long', 'Dončić – 35 points, '.repeat(2_000)],
] as const

describe.each(TEXTS)('a %s body', (_, text) => {
  const bytes = Buffer.from(text)

  it('has the length of its bytes', () => expect(bodyOf(bytes)).toHaveLength(bytes.length))

  it('is sent as exactly these bytes', () => {
    const body = bodyOf(bytes)
    expect(Buffer.from(body as string, 'latin1').equals(bytes)).toBe(true)
  })

  it('gives its text back', () => expect(textOf(bodyOf(bytes))).toBe(text))
})

it('Only a short body is text, which Node joins with the head', () => {
  expect(TEXTS.map(([, text]) => typeof bodyOf(Buffer.from(text)))).toEqual(['string', 'object'])
})
