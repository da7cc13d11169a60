import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const componentsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx'))
    .map(name => join(folder, name))

const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))

/** Names that a component takes from its style sheet, and that are not there. */
const missingIn = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8')
  return [...source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([, styles = '', sheet = '']) => {
    const known = namesIn(readFileSync(join(dirname(path), sheet), 'utf8'), /\.([a-zA-Z][\w-]*)/g)
    const used = namesIn(source, new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))
    return [...used].filter(name => !known.has(name)).map(name => `${path}: ${name}`)
  })
}

it('Every class that a component uses is in its style sheet', () => {
  const components = componentsIn(__dirname)
  expect(components.length).toBeGreaterThan(50)
  expect(components.flatMap(missingIn)).toEqual([])
})

const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.css'))
  .map(name => ({ name, css: readFileSync(join(__dirname, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))
const tokens = 'ui/tokens.css'

/** Declarations and conditions that break a rule, as a reader finds them: `site/home/Hero.module.css: gap: 28px`. */
const breaking = (pattern: RegExp, breaks: (value: string) => boolean, among = sheets) =>
  among.flatMap(({ name, css }) =>
    [...css.matchAll(pattern)].filter(([, value = '']) => breaks(value)).map(([found]) => `${name}: ${found.trim()}`),
  )

const pageSheets = sheets.filter(({ name }) => name !== tokens)
const tokenValues = (pattern: RegExp) =>
  [...(sheets.find(({ name }) => name === tokens)?.css.matchAll(pattern) ?? [])].map(([, value = '']) => value)

it('Layouts change at three widths at most, those of the tokens', () => {
  const widths = tokenValues(/--from-\w+: (\d+px);/g)
  expect(widths).toHaveLength(3)
  const isOther = (condition: string) =>
    /width|height/.test(condition) &&
    !widths.some(width => [`(width < ${width})`, `(width >= ${width})`].includes(condition.trim()))
  expect(breaking(/@(?:media|container)([^{]*)\{/g, isOther)).toEqual([])
})

it('What lies over what is said by the scale of the tokens', () => {
  const scale = ['--sticky', '--over-sticky', '--over-page', '--over-all'].map(name => `var(${name})`)
  expect(tokenValues(/(--(?:sticky|over-\w+)): \d+;/g).map(name => `var(${name})`)).toEqual(scale)
  expect(breaking(/z-index:([^;]*);/g, value => !scale.includes(value.trim()))).toEqual([])
})

/** A hairline, which is no distance. */
const hairline = /(?<![\d.])1px/g

it('Distances are steps of the tokens', () => {
  const isRaw = (value: string) => /\d(?:px|rem|em|pt|ch)\b/.test(value.replace(hairline, ''))
  expect(breaking(/(?<![\w-])(?:(?:row-|column-)?gap|(?:margin|padding)(?:-[\w-]+)?):([^;]*);/g, isRaw, pageSheets)).toEqual([])
})

it('The steps of the tokens are all used, and those that are used are there', () => {
  const there = tokenValues(/(--space-\d+): \d+px;/g)
  const used = new Set(sheets.flatMap(({ css }) => [...css.matchAll(/var\((--space-\d+)\)/g)].flatMap(([, name]) => name ?? [])))
  expect([...used].sort()).toEqual([...there].sort())
})

it('Boxes that scroll sideways with a shadow at their edge are one part', () => {
  const shadows = pageSheets.filter(({ css }) => /linear-gradient\(to left/.test(css))
  expect(shadows.map(({ name }) => name)).toEqual(['ui/ScrollTable.module.css'])
})

it('Every animation finds its keyframes: names in a module are its own, unless they are called global', () => {
  const keyframesIn = (css = '') => namesIn(css, /@keyframes ([\w-]+)/g)
  const ofAll = keyframesIn(sheets.find(({ name }) => name === 'ui/base.css')?.css)
  const isMissing = (css: string, value: string) => {
    const [, asGlobal, own] = /^(?:global\(([\w-]+)\)|([\w-]+))/.exec(value.trim()) ?? []
    return asGlobal === undefined ? own !== 'none' && !keyframesIn(css).has(own ?? '') : !ofAll.has(asGlobal)
  }
  const modules = sheets.filter(({ name }) => name.endsWith('.module.css'))
  expect(modules.flatMap(sheet => breaking(/animation:([^;]*);/g, value => isMissing(sheet.css, value), [sheet]))).toEqual([])
})
