import { parse } from 'csv-parse/sync'
import { csvText, type ExportCell } from './csv'

const read = (text: string) => parse(text, { bom: true }) as string[][]
const written = (...rows: readonly (readonly ExportCell[])[]) => csvText({ name: 'teams', columns: ['Team', 'Difference'], rows })

describe('A table as CSV', () => {
  it('is read by another program with its heads, whatever a name holds', () =>
    expect(read(written(['Łódź, "Métros"\nof 東京', 3]))).toEqual([
      ['Team', 'Difference'],
      ['Łódź, "Métros"\nof 東京', '3'],
    ]))

  it('begins with the mark by which spreadsheets know UTF-8, and ends its lines as the format says', () => {
    const text = written(['Owls', 1])
    expect(Buffer.from(text).subarray(0, 3).toString('hex')).toBe('efbbbf')
    expect(text.split('\r\n')).toHaveLength(3)
  })

  it('makes no formula of a name', () => expect(read(written(['=1;=2', 0]))[1]?.[0]).toBe("'=1;'=2"))

  it('keeps negative numbers', () => expect(read(written(['Owls', -7]))[1]).toEqual(['Owls', '-7']))

  it('leaves a cell empty where nothing is known', () => expect(read(written(['Owls', null]))[1]).toEqual(['Owls', '']))
})
