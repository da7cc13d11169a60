import { checkNames } from './name-list'

const checked = (names: readonly string[], existing: readonly string[] = []) =>
  checkNames(
    'Team',
    names.map((name, i) => ({ line: i + 1, name })),
    existing,
  )

describe('A list of new teams', () => {
  it('of different names is taken as it is', () => expect(checked(['Hawks', 'Bulls'])).toEqual({ faults: [], warnings: [] }))

  it.each([
    ['', 'Team name is required.'],
    [' \u200b', 'Team name is required.'],
    ['x'.repeat(201), 'Team name can have at most 200 characters.'],
    ['Ha\u0007wks', 'Team name contains characters that cannot be shown.'],
  ])('names the line of %p', (name, message) => expect(checked(['Hawks', name]).faults).toEqual([{ line: 2, message }]))

  it('names every line that repeats an earlier one', () =>
    expect(checked(['Hawks', 'Bulls', ' HAWKS ', 'hawks']).faults).toEqual([
      { line: 3, message: 'The same as line 1.' },
      { line: 4, message: 'The same as line 1.' },
    ]))

  it('warns of names that exist', () =>
    expect(checked(['Bulls', 'hawks '], ['HAWKS'])).toEqual({
      faults: [],
      warnings: [{ line: 2, message: 'A team named hawks already exists.' }],
    }))

  it('keeps names apart that differ by an accent', () => expect(checked(['Águilas'], ['Aguilas']).warnings).toEqual([]))
})
