import type { ListedAttribute } from '../definitions/lists'
import { checkedValues } from './attribute-value'

const attribute = (id: number, name: string, type: ListedAttribute['type']): ListedAttribute => ({
  id,
  name,
  type,
  hidden: false,
})
const text = attribute(1, 'Number', 'string')
const number = attribute(100, 'Height', 'number')
const date = attribute(101, 'Born', 'date')
const list = [text, number, date]

/** The value as it is stored, or why it is refused. */
const stored = ({ id }: ListedAttribute, value: string | null) => {
  const checked = checkedValues(list, [{ attribute: id, value }])
  return 'kind' in checked ? checked.message : checked[0]?.value
}

describe('The value of an attribute', () => {
  it.each([
    [text, ' 00 ', '00'],
    [text, '#7  G', '#7 G'],
    [number, ' 1,98 ', '1.98'],
    [number, '+6', '6'],
    [number, '-0.5', '-0.5'],
    [date, ' 2001-02-28 ', '2001-02-28'],
    [text, ' ', null],
    [number, '', null],
    [date, null, null],
  ])('is stored clean: %j', (of, value, kept) => expect(stored(of, value)).toBe(kept))

  it.each([
    [number, '6 ft', 'Height must be a number such as 6 or 1.98.'],
    [number, 'NaN', 'Height must be a number such as 6 or 1.98.'],
    [date, '2001-02-29', 'Born must be a date such as 2026-01-31.'],
    [text, 'x'.repeat(101), 'Number can have at most 100 characters.'],
    [text, 'a\u0000b', 'Number contains characters that cannot be shown.'],
  ])('has the type of its attribute: %j', (of, value, message) => expect(stored(of, value)).toBe(message))

  it('needs an attribute of the organization', () =>
    expect(checkedValues(list, [{ attribute: 7, value: 'x' }])).toMatchObject({ message: 'There is no player attribute #7.' }))

  it('is named once', () =>
    expect(
      checkedValues(
        list,
        [1, 1].map(one => ({ attribute: one, value: 'x' })),
      ),
    ).toMatchObject({
      why: 'invalid',
      message: 'An attribute has one value.',
    }))
})
