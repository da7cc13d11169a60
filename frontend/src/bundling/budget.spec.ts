import { pbkdf2Sync } from 'node:crypto'
import { tooHeavy } from './budget'
import type { OutputBundle } from './weights'

type Made = {
  readonly name: string
  /** Its size, which packing does not change much. */
  readonly bytes: number
  readonly imports?: readonly string[]
  readonly comes?: 'first' | 'later' | 'with another'
  /** Bytes of its style sheet. */
  readonly style?: number
}

/** Text that packing does not make smaller. */
const unpackable = (name: string, bytes: number) => pbkdf2Sync(name, 'text', 1, Math.max(1, bytes), 'sha256').toString('latin1')

const chunk = ({ name, bytes, imports = [], comes = 'later', style }: Made) => ({
  type: 'chunk',
  name,
  fileName: name,
  imports,
  isEntry: comes === 'first',
  isDynamicEntry: comes === 'later',
  code: unpackable(name, bytes),
  viteMetadata: { importedCss: new Set(style === undefined ? [] : [`${name}.css`]) },
})

const sheet = ({ name, style = 0 }: Made) => ({
  type: 'asset',
  fileName: `${name}.css`,
  source: unpackable(`${name}.css`, style),
})

const bundleOf = (...made: Made[]) =>
  Object.fromEntries(
    made.flatMap(each => [chunk(each), sheet(each)]).map(file => [file.fileName, file]),
  ) as unknown as OutputBundle

const entry = (bytes: number): Made => ({ name: 'main', bytes, comes: 'first' })

describe('A public page', () => {
  it('may need 110 KB with its entry, its own code and what comes afterwards', () => {
    expect(tooHeavy('site', bundleOf(entry(60_000), { name: 'GamePage', bytes: 10_000 }))).toEqual([])
  })

  it('is too heavy together with a shared chunk and with live changes', () => {
    const shared: Made = { name: 'shared', bytes: 40_000, comes: 'with another' }
    const live: Made = { name: 'live', bytes: 40_000 }
    const page: Made = { name: 'GamePage', bytes: 20_000, imports: ['shared'] }
    expect(tooHeavy('site', bundleOf(entry(20_000), shared, live, page))).toEqual([
      expect.stringMatching(/^GamePage has \d+ bytes, it may have 112640$/),
    ])
  })
})

describe('The style of a public page', () => {
  const first: Made = { name: 'main', bytes: 10, comes: 'first', style: 3_000 }
  const page = (name: string, style: number): Made => ({ name, bytes: 10, style })

  it('is weighed with that of the template, apart from other pages', () => {
    expect(tooHeavy('site', bundleOf(first, page('HomePage', 2_500), page('GamePage', 2_500)))).toEqual([])
    expect(tooHeavy('site', bundleOf(first, page('HomePage', 9_000), page('GamePage', 2_500)))).toEqual([
      expect.stringMatching(/^The style of HomePage has \d+ bytes, it may have 10000$/),
    ])
  })
})

describe('The page of a bracket', () => {
  it('may bring 9 KB beyond the first load', () => {
    const page = (bytes: number): Made => ({ name: 'BracketPage', bytes, imports: ['main'] })
    expect(tooHeavy('site', bundleOf(entry(60_000), page(5_000)))).toEqual([])
    expect(tooHeavy('site', bundleOf(entry(60_000), page(12_000)))).toEqual([
      expect.stringMatching(/^BracketPage alone has \d+ bytes, it may have 9216$/),
    ])
  })
})

describe('A page of the admin', () => {
  it('is weighed apart from the first load', () => {
    expect(tooHeavy('admin', bundleOf(entry(100_000), { name: 'LeaguePage', bytes: 20_000, imports: ['main'] }))).toEqual([])
  })

  it('that is too heavy is named, and so is a first load', () => {
    expect(tooHeavy('admin', bundleOf(entry(250_000), { name: 'LeaguePage', bytes: 87_000 }))).toEqual([
      expect.stringMatching(/^The first load has \d+ bytes, it may have 220000$/),
      expect.stringMatching(/^LeaguePage has \d+ bytes, it may have 87000$/),
    ])
  })
})
