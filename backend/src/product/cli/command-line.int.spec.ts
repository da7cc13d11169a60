import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { smallLeague, type TextFiles } from '../../contexts/imports/testing/small-league'
import { openProduct, PASSWORD, type Product } from '../../testing/product'
import { runCommandLine } from './command-line'

let product: Product
let url: string
let folder: string

beforeAll(async () => {
  product = await openProduct()
  await product.application.app.listen(0, '127.0.0.1')
  url = await product.application.app.getUrl()
})
afterAll(() => product.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'league-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (files: TextFiles) => Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))

/** Runs the command line on a data folder; what it wrote comes back. */
const runIn = async (data: string, ...args: string[]) => {
  const written = { out: '', err: '' }
  const into = (stream: 'out' | 'err') =>
    new Writable({
      write: (chunk, _, done) => {
        written[stream] += String(chunk)
        done()
      },
    })
  const terminal = { out: into('out'), err: into('err') }
  const code = await runCommandLine(args, terminal, { environment: { FULLCOURT_DATA: data }, folder })
  return { code, ...written }
}

const run = (...args: string[]) => runIn(product.folder, ...args)

const asStan = () => ['--url', url, '--username', 'stan', '--password', PASSWORD]
const asSue = () => ['--url', url, '--username', 'sue', '--password', PASSWORD]
const into = (league: string) => ['--organization', 'riverside', '--season', 'Winter', '--league', league]

describe('import', () => {
  it('checks, brings in, shows how far it is, and sums up', async () => {
    await write(smallLeague)
    const { code, out, err } = await run('import', folder, ...asStan(), ...into('Sunday'))
    expect([code, err]).toEqual([0, expect.stringContaining('100 %  40 of 40')])
    expect(out).toContain('40 rows for riverside, Winter, Sunday: no problems.')
    expect(out).toContain('lines of box scores: 19 new')
  })

  it('sends only the files of a league, and says what else is in the folder', async () => {
    await write({ ...smallLeague, ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`sheet-${i}.csv`, 'x'])) })
    const { code, out } = await run('import', folder, ...asStan(), ...into('Beside'), '--allow-conflicts')
    expect([code, out]).toEqual([0, expect.stringContaining('sheet-11.csv is not read.\n')])
  })

  it('of a file that cannot be read ends with 1', async () => {
    await mkdir(join(folder, 'teams.csv'))
    expect(await run('import', folder, ...asStan(), ...into('x'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/teams\.csv cannot be read/),
    })
  })

  it('asks for the name of the league that people read, and makes none of a folder', async () => {
    await write(smallLeague)
    const { code, err } = await run('import', folder, ...asStan(), '--organization', 'riverside', '--season', 'Spring')
    expect([code, err]).toEqual([2, expect.stringContaining('--league')])
  })

  it('of the same files says that nothing is new', async () => {
    await write(smallLeague)
    await run('import', folder, ...asStan(), ...into('Again'), '--allow-conflicts')
    expect((await run('import', folder, ...asStan(), ...into('Again'), '--allow-conflicts')).out).toContain('games: nothing new')
  })

  it('prints every problem, imports nothing and ends with 1', async () => {
    await write({ ...smallLeague, 'rosters.csv': 'team,player\nLAX,p1\nHAR,p99\n' })
    const { code, out, err } = await run('import', folder, ...asStan(), ...into('Wrong'))
    expect([code, out, err]).toEqual([
      1,
      [
        'teams.csv: the column "conference" is not used. Divisions cannot be imported yet.',
        'rosters.csv line 2: team: there is no team LAX.',
        'rosters.csv line 3: player: there is no player p99.',
        '',
      ].join('\n'),
      '2 problems were found. Nothing was imported.\n',
    ])
  })

  it('says what is in the way of games, and imports nothing unless that is allowed', async () => {
    await write(smallLeague)
    const refused = await run('import', folder, ...asStan(), ...into('Crowded'))
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringMatching(/^\d+ conflicts were found\. Nothing was imported: --allow-conflicts imports it all the same\.\n$/),
    ])
    expect(refused.out).toContain('Conflicts:\n  games.csv line 2: 1 is taken on January 7, 2025 at 6:30 PM')
    expect(await run('import', folder, ...asStan(), ...into('Crowded'), '--allow-conflicts')).toMatchObject({ code: 0 })
  })

  it('of a folder that is not there, or holds no files, ends with 1', async () => {
    expect(await run('import', join(folder, 'none'), ...asStan(), ...into('x'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no /),
    })
    expect(await run('import', folder, ...asStan(), ...into('x'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('holds no CSV files'),
    })
  })

  it.each([
    ['of this machine', [], Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['that is named', ['--time-zone', 'Asia/Tokyo'], 'Asia/Tokyo'],
  ])('makes an organization with the time zone %s, and says so', async (_, more, zone) => {
    await write(smallLeague)
    const slug = zone === 'Asia/Tokyo' ? 'tokyo' : 'local'
    const { code, out } = await run(
      'import',
      folder,
      ...asSue(),
      '--organization',
      slug,
      '--season',
      'x',
      '--league',
      'x',
      ...more,
    )
    expect([code, out]).toEqual([0, expect.stringContaining(`Times of ${slug} are in ${zone} (--time-zone says otherwise).`)])
  })

  it('into an organization that is not there says so', async () => {
    await write(smallLeague)
    const { code, err } = await run('import', folder, ...asStan(), '--organization', 'nowhere', '--season', 'x', '--league', 'x')
    expect([code, err]).toEqual([1, 'Organization not found\n'])
  })
})

describe('rebuild', () => {
  it('of named projections shows each to its end', async () => {
    const { code, out } = await run('rebuild', 'standings', 'gameCard', ...asSue())
    expect([code, out]).toEqual([0, 'standings: rebuilt.\ngameCard: rebuilt.\n'])
  })

  it('without names is of all', async () => {
    const { code, out, err } = await run('rebuild', ...asSue())
    expect([code, out, err]).toEqual([0, expect.stringMatching(/standings.*: rebuilt\.\n$/), expect.stringContaining('100 %')])
  })

  it('of what is no projection ends with 1', async () =>
    expect(await run('rebuild', 'nothing', ...asSue())).toMatchObject({ code: 1, err: 'Projection not found\n' }))

  it('is for a super_admin alone', async () => expect((await run('rebuild', ...asStan())).code).toBe(1))
})

describe('backup and restore', () => {
  it('back up beside the running product, and say how much', async () => {
    const { code, out, err } = await run('backup', 'friday')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(
      new RegExp(`^${join(folder, 'friday')}: \\d+ facts, \\d+ records of the private store, \\d+ images, read back`),
    )
  })

  it('restore nothing while the product works in the data folder', async () => {
    await run('backup', 'friday')
    const { code, err } = await run('restore', 'friday', '--replace')
    expect([code, err]).toEqual([1, expect.stringContaining('in use by another process')])
  })

  it('of a folder that is no backup end with 1', async () => {
    expect(await run('restore', '.')).toMatchObject({ code: 1, err: expect.stringContaining('is not a backup') })
  })
})

describe('set-password', () => {
  it('changes nothing while the product works on files', async () => {
    expect(await run('set-password', 'stan')).toMatchObject({
      code: 1,
      err: expect.stringContaining('in use by another process. Stop'),
    })
  })
})

describe('Called wrongly, it says how it is called and ends with 2:', () => {
  it.each<[string, string[], string]>([
    ['without a command', [], 'Say what to do: import, export, rebuild, backup, restore, copy or set-password.'],
    ['with an unknown command', ['convert'], 'There is no command convert.'],
    ['with an unknown option', ['rebuild', '--colour', 'red'], '--colour'],
    ['without an address', ['rebuild'], '--url is missing.'],
    ['with an address that is none', ['rebuild', '--url', 'localhost'], '--url must be an address'],
    ['an import of nothing', ['import'], 'import takes one folder or zip.'],
    ['a backup into nothing', ['backup'], 'backup takes one folder.'],
    ['a password of nobody', ['set-password'], 'set-password takes one username.'],
    ['a restore of two', ['restore', 'a', 'b'], 'restore takes one folder.'],
    ['an import without a season', ['import', 'x', '--organization', 'a'], '--season is missing.'],
  ])('%s', async (_, args, message) => {
    const { code, err } = await run(...args)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
    expect(err).toContain('Usage:')
  })
})

it('A wrong password ends with 1', async () => {
  const { code, err } = await run('rebuild', '--url', url, '--username', 'sue', '--password', 'wrong')
  expect([code, err]).toEqual([1, 'Login failed. Please check your credentials.\n'])
})

it('A server that is not there ends with 1', async () => {
  const { code, err } = await run('rebuild', '--url', 'http://127.0.0.1:1', '--username', 'sue', '--password', PASSWORD)
  expect([code, err]).toEqual([1, expect.stringContaining('cannot be reached')])
})

it('Asked for help, it says how it is called', async () => {
  const { code, out } = await run('--help')
  expect([code, out]).toEqual([0, expect.stringContaining('Usage:')])
})

describe('export and import of an organization', () => {
  const asOlga = () => ['--url', url, '--username', 'olga', '--password', PASSWORD, '--organization', 'riverside']
  const owned = (...args: string[]) => run('export', ...args, ...asOlga())

  it('takes it out as a folder or a zip, and brings it into an empty installation', async () => {
    const [to, zip] = [join(folder, 'out', 'riverside'), join(folder, 'riverside.zip')]
    expect(await owned('--to', to)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/: Riverside League, \d+ facts\./) as string,
    })
    expect((await owned('--to', zip)).out).toBe(`${zip} is written.\n`)
    for (const [from, data] of [
      [to, 'one'],
      [zip, 'other'],
    ] as const) {
      const brought = await runIn(join(folder, data), 'import', from)
      expect(brought).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Riverside League is in\. Facts: \d+, images: 0, users: 2\./) as string,
      })
      expect((await runIn(join(folder, data), 'set-password', 'olga')).out).toContain('The new password of olga')
    }
    expect(await runIn(join(folder, 'one'), 'import', to)).toMatchObject({
      code: 1,
      err: expect.stringContaining('empty installation') as string,
    })
  })

  it('goes on with an import that was cut off', async () => {
    const [to, data] = [join(folder, 'cut'), join(folder, 'data')]
    await owned('--to', to)
    await writeFile(join(to, 'uploads'), 'in the way')
    expect((await runIn(data, 'import', to)).code).toBe(1)
    await rm(join(to, 'uploads'))
    expect(await runIn(data, 'import', to)).toMatchObject({ code: 0 })
  })

  it('brings nothing in while the product works in the data folder', async () => {
    const to = join(folder, 'working')
    await owned('--to', to)
    expect(await run('import', to)).toMatchObject({ code: 1, err: expect.stringMatching(/another process/i) as string })
  })

  it('takes the facts alone', async () => {
    const to = join(folder, 'facts.ndjson')
    expect((await owned('--facts', '--to', to)).code).toBe(0)
    const [first] = (await readFile(to, 'utf8')).split('\n')
    expect(JSON.parse(first ?? '')).toMatchObject({
      type: 'OrganizationCreated',
      stream: `organization-${product.organization.id}`,
    })
  })

  it('refuses what is there already, a folder that was changed, and one that is none', async () => {
    const to = join(folder, 'changed')
    await owned('--to', to)
    expect((await owned('--to', to)).err).toBe(`${to} is there already. Name one that is not.\n`)
    await appendFile(join(to, 'facts.ndjson'), '{}\n')
    expect((await runIn(join(folder, 'new'), 'import', to)).err).toContain('is not what was exported')
    expect((await runIn(join(folder, 'new'), 'import', folder)).err).toContain('is no whole organization')
  })

  it('of another organization is refused', async () => {
    const { code, err } = await run('export', '--to', join(folder, 'x'), ...asStan(), '--organization', 'hillside')
    expect([code, err]).toEqual([1, expect.stringMatching(/not allowed/)])
  })
})
