import { listRefusal } from './checked-list'

const note = (line: number, message: string) => ({ line, message })

describe('A list that was looked through', () => {
  it('is refused with every row that has a fault, whatever was confirmed', () =>
    expect(
      listRefusal({ faults: [note(2, 'Empty.'), note(5, 'Too long.')], warnings: [note(3, 'Exists.')] }, true),
    ).toMatchObject({
      why: 'invalid',
      message: 'Nothing was added.\nLine 2: Empty.\nLine 5: Too long.',
    }))

  it('is refused with all warnings together', () =>
    expect(listRefusal({ faults: [], warnings: [note(1, 'Exists.'), note(3, 'Exists.')] }, false)).toMatchObject({
      why: 'conflict',
      message: 'Nothing was added. Send confirm: true to add them anyway.\nLine 1: Exists.\nLine 3: Exists.',
    }))

  it('is taken where the warnings were confirmed', () =>
    expect(listRefusal({ faults: [], warnings: [note(1, 'Exists.')] }, true)).toBeUndefined())

  it('is taken where there is nothing to say', () => expect(listRefusal({ faults: [], warnings: [] }, false)).toBeUndefined())
})
