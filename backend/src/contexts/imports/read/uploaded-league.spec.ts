import { ImportProblems } from '../check/problems'
import { zipOf } from '../testing/zip'
import { uploadedLeague } from './uploaded-league'
import { ZipTooLarge } from './zip-files'

const text = (content: string) => Buffer.from(content)
const upload = (name: string, bytes: Buffer) => ({ field: 'files', name, bytes })
const zip = (name: string, ...files: Parameters<typeof zipOf>[0][number][]) => upload(name, zipOf(files))

const read = async (...files: ReturnType<typeof upload>[]) => {
  const problems = new ImportProblems()
  const { files: found, folder } = await uploadedLeague(files, problems)
  const contents = Object.fromEntries([...found].map(([name, bytes]) => [name, bytes.toString()]))
  return { contents, folder, problems: problems.report.all, notes: problems.report.notes }
}

describe('The files of a league', () => {
  it('come one by one', async () =>
    expect(await read(upload('teams.csv', text('a')), upload('Games.CSV', text('b')))).toEqual({
      contents: { 'teams.csv': 'a', 'games.csv': 'b' },
      folder: null,
      problems: [],
      notes: [],
    }))

  it('come as a zip, which names the league', async () =>
    expect(await read(zip('sunday.zip', { path: 'teams.csv', bytes: text('a') }))).toMatchObject({
      contents: { 'teams.csv': 'a' },
      folder: 'sunday',
    }))

  it('come as a zip of a folder, which names the league', async () =>
    expect(
      await read(zip('x.zip', { path: 'rec/2025/', bytes: text('') }, { path: 'rec/2025/teams.csv', bytes: text('a') })),
    ).toMatchObject({
      contents: { 'teams.csv': 'a' },
      folder: '2025',
    }))

  it('may have others beside them, which are not read', async () =>
    expect(await read(upload('teams.csv', text('a')), upload('expected.json', text('{}')))).toMatchObject({
      contents: { 'teams.csv': 'a' },
      notes: ['expected.json is not read.'],
    }))

  it('may have others beside them in a zip too', async () =>
    expect(
      await read(zip('x.zip', { path: 'rec/photo.png', bytes: text('?') }, { path: 'rec/teams.csv', bytes: text('a') })),
    ).toMatchObject({ contents: { 'teams.csv': 'a' }, folder: 'rec', notes: ['photo.png is not read.'] }))

  it('are not what a file system left in a zip', async () =>
    expect(
      await read(
        zip('x.zip', { path: '__MACOSX/._teams.csv', bytes: text('?') }, { path: '.hidden/teams.csv', bytes: text('?') }),
      ),
    ).toMatchObject({ contents: {}, problems: [], notes: [] }))

  it('are none of the zip of a whole organization, which says so', async () => {
    const leagues = ['a', 'b'].map(name => ({ path: `leagues/${name}/teams.csv`, bytes: text('a') }))
    const { contents, problems } = await read(zip('x.zip', { path: 'organization.json', bytes: text('{}') }, ...leagues))
    expect([contents, problems]).toEqual([{}, [expect.stringContaining('holds a whole organization')]])
  })

  it('are each there once', async () =>
    expect(
      await read(zip('x.zip', { path: 'a/teams.csv', bytes: text('a') }, { path: 'b/teams.csv', bytes: text('b') })),
    ).toMatchObject({
      problems: ['teams.csv: appears twice.'],
    }))
})

describe('A zip', () => {
  it('cannot reach outside of itself: it is read by names alone, or refused', async () => {
    const { contents, problems } = await read(zip('x.zip', { path: '../../teams.csv', bytes: text('a') }))
    expect(contents).toEqual({})
    expect(problems).toEqual([expect.stringMatching(/^x\.zip: cannot be unpacked/)])
  })

  it('that is none is reported', async () =>
    expect((await read(upload('x.zip', text('not a zip')))).problems).toEqual([
      expect.stringMatching(/^x\.zip: cannot be unpacked/),
    ]))

  it('that was cut is reported', async () => {
    const { bytes } = zip('x.zip', { path: 'teams.csv', bytes: text('a') })
    expect((await read(upload('x.zip', bytes.subarray(0, bytes.length - 30)))).problems).toHaveLength(1)
  })

  it('that is damaged is reported', async () => {
    const { bytes } = zip('x.zip', { path: 'teams.csv', bytes: text('a') })
    bytes.writeUInt32LE(1, bytes.lastIndexOf(Buffer.from('PK\x01\x02')) + 16)
    expect((await read(upload('x.zip', bytes))).problems).toEqual(['x.zip: cannot be unpacked: teams.csv: it is damaged'])
  })

  it('that says less than it holds is reported', async () =>
    expect((await read(zip('x.zip', { path: 'teams.csv', bytes: Buffer.alloc(50_000), statedSize: 10 }))).problems).toHaveLength(
      1,
    ))

  it.each([
    ['a file of more than 20 MB', { path: 'teams.csv', bytes: text('a'), statedSize: 21 * 1024 * 1024 }],
    ['a file that is packed beyond reason', { path: 'teams.csv', bytes: Buffer.alloc(2_000_000) }],
  ])('with %s is refused', (_, file) => expect(read(zip('x.zip', file))).rejects.toBeInstanceOf(ZipTooLarge))

  it('with hundreds of files is refused', () =>
    expect(
      read(zip('x.zip', ...Array.from({ length: 201 }, (_, i) => ({ path: `${i}.txt`, bytes: text('') })))),
    ).rejects.toBeInstanceOf(ZipTooLarge))
})
