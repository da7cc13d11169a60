import { checkPlayerList } from './player-list'

type Row = readonly [number: string | null, firstName: string, lastName: string]

const checked = (
  rows: readonly Row[],
  known: { readonly names?: readonly string[]; readonly numbers?: readonly string[] } = {},
) =>
  checkPlayerList(
    rows.map(([number, firstName, lastName], i) => ({ line: i + 1, number, firstName, lastName })),
    { names: [], numbers: [], ...known },
  )

const ANA: Row = ['12', 'Ana', 'Silva']
const BO: Row = ['7', 'Bo', 'Ray']

describe('A list of new players', () => {
  it('of different names and numbers is taken as it is', () =>
    expect(checked([ANA, BO, [null, 'Cy', ''], [null, '', 'Dee']])).toEqual({ faults: [], warnings: [] }))

  it.each<[Row, string]>([
    [['9', '', ' '], 'First or last name is required.'],
    [['9', 'x'.repeat(201), 'Lee'], 'First name can have at most 200 characters.'],
    [['9', 'Ana', 'L\u0007ee'], 'Last name contains characters that cannot be shown.'],
    [['1234', 'Cy', 'Fox'], 'The number must have one to three digits.'],
    [['twelve', 'Cy', 'Fox'], 'The number must have one to three digits.'],
    [['', 'Cy', 'Fox'], 'The number must have one to three digits.'],
  ])('names the line of %p', (row, message) => expect(checked([ANA, row]).faults).toEqual([{ line: 2, message }]))

  it('names a line that repeats an earlier one', () =>
    expect(checked([ANA, BO, ['12', ' ana', 'SILVA ']]).faults).toEqual([{ line: 3, message: 'The same as line 1.' }]))

  it('warns of two players of one name with different numbers', () =>
    expect(checked([ANA, ['4', 'Ana', 'Silva']])).toEqual({
      faults: [],
      warnings: [{ line: 2, message: 'The same name as line 1.' }],
    }))

  it('warns of names that exist in the organization, whatever their case', () =>
    expect(checked([BO, ANA], { names: ['ana SILVA'] }).warnings).toEqual([
      { line: 2, message: 'A player named Ana Silva already exists.' },
    ]))

  it('warns of a number that comes twice', () =>
    expect(checked([ANA, BO, ['12', 'Cy', 'Fox']]).warnings).toEqual([{ line: 3, message: 'Number 12 is on line 1 too.' }]))

  it('warns of a number that somebody on the roster wears', () =>
    expect(checked([ANA], { numbers: ['12'] }).warnings).toEqual([{ line: 1, message: 'Number 12 is taken on this roster.' }]))

  it('keeps 0 and 00 apart', () =>
    expect(
      checked([
        ['0', 'Ana', 'Silva'],
        ['00', 'Bo', 'Ray'],
      ]).warnings,
    ).toEqual([]))
})
