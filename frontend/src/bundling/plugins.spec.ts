import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lightQuery, lightReact, lightReactDom, lightRouter } from './plugins'

/** A plugin as far as it changes modules. */
type Changing = {
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    readonly handler: (code: string, id: string) => { readonly code: string }
  }
}

const INSTALLED = resolve(__dirname, '../../../node_modules')

/** A module, and what a plugin makes of it. */
const made = (plugin: unknown, path: string) => {
  const { filter, handler } = (plugin as Changing).transform
  const before = readFileSync(join(INSTALLED, path), 'utf8')
  return { isMeant: filter.id.test(`/node_modules/${path}`), before, after: handler(before, `/node_modules/${path}`).code }
}

const exportsOf = (code: string) => new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name))
const leftOut = ({ before, after }: ReturnType<typeof made>) => [...exportsOf(before)].filter(name => !exportsOf(after).has(name))

it('leaves out of react what the site does not use of it', () => {
  const react = made(lightReact(), 'react/cjs/react.production.js')
  expect(react.isMeant).toBe(true)
  expect(leftOut(react).sort()).toEqual([
    'Activity',
    'Children',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'cloneElement',
    'createRef',
    'forwardRef',
    'isValidElement',
    'lazy',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDebugValue',
    'useDeferredValue',
    'useImperativeHandle',
    'useInsertionEffect',
    'useOptimistic',
    'useReducer',
    'useTransition',
  ])
})

describe('leaves out of react-dom', () => {
  it('what it offers beside rendering', () => {
    const dom = made(lightReactDom(), 'react-dom/cjs/react-dom.production.js')
    expect(dom.isMeant).toBe(true)
    expect(leftOut(dom)).toEqual(expect.arrayContaining(['createPortal', 'preload', 'requestFormReset', 'useFormStatus']))
  })

  it('its word to the tools of developers', () => {
    const { isMeant, before, after } = made(lightReactDom(), 'react-dom/cjs/react-dom-client.production.js')
    const names = /__REACT_DEVTOOLS_GLOBAL_HOOK__|rendererPackageName/
    expect([isMeant, names.test(before), names.test(after)]).toEqual([true, true, false])
  })

  it.each([
    'navigatesuccess',
    'findDOMNode =',
    'unstable_scheduleHydration',
    '  throw Error(\n    formatProdErrorMessage(\n      527',
  ])('what nobody asks of it: %j', words => {
    const { before, after } = made(lightReactDom(), 'react-dom/cjs/react-dom-client.production.js')
    expect([before.includes(words), after.includes(words)]).toEqual([true, false])
  })

  it('its own way to report an error, as from react', () => {
    for (const [plugin, path] of [
      [lightReactDom(), 'react-dom/cjs/react-dom-client.production.js'],
      [lightReact(), 'react/cjs/react.production.js'],
    ] as const) {
      const { before, after } = made(plugin, path)
      expect([before, after].map(code => code.includes('uncaughtException'))).toEqual([true, false])
      expect(after).toMatch(/reportGlobalError =\s+reportError[,;]/)
    }
  })

  it.each(['react-dom/client.js', 'react-dom/index.js'])('its question what build this is: %s', path => {
    const { isMeant, before, after } = made(lightReactDom(), path)
    expect([isMeant, before.includes('checkDCE'), after.includes('checkDCE')]).toEqual([true, true, false])
  })
})

describe('leaves out of the router', () => {
  const folder = 'react-router/dist/development'
  const modules = readdirSync(join(INSTALLED, folder)).filter(name => name.endsWith('.mjs'))
  const router = modules
    .map(name => made(lightRouter(), `${folder}/${name}`))
    .find(({ before }) => /^function warnOnce\(/m.test(before))

  it.each([
    ['its warnings', /ENABLE_DEV_WARNINGS = true/],
    ['the texts of its assertions', /\binvariant\([^;`]*,\s*`/],
    ['the words of a warning', /^function warning\([^)]+\) \{/m],
    ['the names of its components', /^\w+\.displayName = /m],
    ['the look of side effects', /= React\d*\.createContext\(/],
  ])('nearly all of %s', (_, words) => {
    const found = (code = '') => [...code.matchAll(new RegExp(words, 'gm'))].length
    expect(router?.isMeant).toBe(true)
    expect(found(router?.before)).toBeGreaterThan(0)
    expect(found(router?.after)).toBeLessThan(found(router?.before) / 4)
  })
})

it.each([
  '@tanstack/query-core/build/modern/mutationCache.js',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
  '@tanstack/query-core/build/modern/timeoutManager.js',
  '@tanstack/query-core/build/modern/focusManager.js',
  '@tanstack/query-core/build/modern/onlineManager.js',
  '@tanstack/react-query/build/modern/suspense.js',
  '@tanstack/react-query/build/modern/errorBoundaryUtils.js',
  '@tanstack/react-query/build/modern/QueryErrorResetBoundary.js',
])('puts a lighter module in the place of %s', path => {
  expect(existsSync(join(INSTALLED, path))).toBe(true)
  const { isMeant, before, after } = made(lightQuery(), path)
  expect(isMeant).toBe(true)
  expect(after).toMatch(/^(?:export|let|const) /)
  expect(after.length).toBeLessThan(before.length)
})
