import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const inEnvironments =
  (...names: string[]): NonNullable<Plugin['applyToEnvironment']> =>
  environment =>
    names.includes(environment.name)

/** The template of each bundle is its `index.html`, whatever page it was built from. */
export const templateName = (): Plugin => ({
  name: 'template-name',
  enforce: 'post',
  applyToEnvironment: inEnvironments('site', 'admin'),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.fileName.endsWith('.html')) file.fileName = 'index.html'
    }
  },
})

const textOf = (bundle: Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1], name: string) => {
  const file = bundle[name]
  return file?.type === 'asset' ? String(file.source).trim() : ''
}

/**
 * Styles that every public page needs are inlined in the template: the first paint needs one request. The link beside them is
 * disabled, so that nothing is loaded twice: by it the bundler's own loading of styles sees that they are there.
 */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  enforce: 'post',
  applyToEnvironment: inEnvironments('site'),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
      file.source = String(file.source).replace(
        /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
        (_link, name: string) => `<style>${textOf(bundle, name)}</style><link rel="stylesheet" href="/${name}" disabled>`,
      )
    }
  },
})

const worthPacking = /\.(js|css|svg)$/

const maximal = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/**
 * Assets never change, so they are packed once, as tightly as it goes, beside the plain file. From the written files: until then
 * the bundler still puts chunk names into them.
 */
export const packAssets = (): Plugin => ({
  name: 'packed',
  applyToEnvironment: inEnvironments('site', 'admin'),
  writeBundle: async ({ dir = '' }, bundle) => {
    const names = Object.keys(bundle).filter(name => worthPacking.test(name))
    await Promise.all(
      names.map(async name => {
        const file = join(dir, name)
        const plain = await readFile(file)
        await writeFile(`${file}.br`, brotliCompressSync(plain, maximal))
        await writeFile(`${file}.gz`, gzipSync(plain, { level: 9 }))
      }),
    )
  },
})

/**
 * Lets the bundler leave out what the site does not use of the router (forms, fetchers, framework mode, texts for developers):
 * 8 KB gzipped. The package names its components by assignments and makes them by calls, which look like side effects; the module
 * of its production build has no entry of its own, and differs in one constant.
 */
export const lightRouter = (): Plugin => ({
  name: 'light-router',
  applyToEnvironment: inEnvironments('site'),
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: code => ({
      code: code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/(\binvariant\([^;`]*),\s*(?:\/\/.*\s*)*`[^`]*`\s*\);/g, '$1);')
        .replace(/^function (warning|warnOnce)\(.*\) \{[^]*?^\}$/gm, 'function $1() {}')
        .replace(/^\w+\.(displayName|contextType) = .*$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})

/** What `react-dom` offers beside rendering: hints for the browser's loading, portals, forms. */
const unusedOfReactDom =
  /^exports\.(?:browser|createPortal|pre\w+|requestFormReset|unstable_batchedUpdates|useForm\w+) = function[^]*?^\};$/gm

/** It asks the browser's tools whether this is a production build, which it is. */
const checkOfBuild = /^function checkDCE\(\) \{[^]*?^\}$|^ +checkDCE\(\);$/gm

/** It tells the browser's tools of developers that it is there. */
const callOfTools =
  /^var internals\$\S* = \{[^]*?^\};$|^if \("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__\) \{[^]*?^\}$/gm

/** How React reports errors where nobody catches them: every browser that the site is built for has `reportError`. */
const ownReportError =
  /"function" === typeof reportError\s+\? reportError\s+: function \(error\) \{[^]*?console\.error\(error\);\s+\}/

/** It tells the browser that it loads while an asynchronous transition runs: there are none. */
const transitionIndicator = /(?<=^function defaultOnDefaultTransitionIndicator\(\) \{)[^]*?(?=^\}$)/m

/** It finds the node of a component of old, and brings hydration forward: nobody asks. */
const unusedOfRoots =
  /^(?:ReactDOMSharedInternals\.findDOMNode|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration) = function[^]*?^\};$/gm

/** It asks whether `react` has its version: the lock file says so. */
const checkOfVersion = /^if \(\s+"[^"]+" !==\s+isomorphicReactPackageVersion\S*\s\)\s+throw Error\([^]*?^ {2}\);$/m

const leftOutOfReactDom = [unusedOfReactDom, checkOfBuild, callOfTools, transitionIndicator, unusedOfRoots, checkOfVersion]

/** The public site renders, and uses nothing else of `react-dom`: 2 KB gzipped. Its module assigns exports, which no bundler leaves out. */
export const lightReactDom = (): Plugin => ({
  name: 'light-react-dom',
  applyToEnvironment: inEnvironments('site'),
  transform: {
    filter: { id: /react-dom\/(cjs\/react-dom(?:-client)?\.production|client|index)\.js$/ },
    handler: code => ({
      code: leftOutOfReactDom.reduce((kept, part) => kept.replace(part, ''), code).replace(ownReportError, 'reportError'),
      map: null,
    }),
  },
})

/** What `react` offers and neither the site nor a library of it calls. */
const unusedOfReact =
  /^exports\.(?:Activity|Children|Profiler|PureComponent|StrictMode|ViewTransition|__COMPILER_RUNTIME|addTransitionType|cache|cacheSignal|cloneElement|createRef|forwardRef|isValidElement|lazy|unstable_useCacheRefresh|useActionState|useDebugValue|useDeferredValue|useImperativeHandle|useInsertionEffect|useOptimistic|useReducer|useTransition) = (?:.*;$|[^]*?^\};$)/gm

/** The public site is made of few of React's parts: the others are left out (1 KB gzipped), as of `react-dom`. */
export const lightReact = (): Plugin => ({
  name: 'light-react',
  applyToEnvironment: inEnvironments('site'),
  transform: {
    filter: { id: /react\/cjs\/react\.production\.js$/ },
    handler: code => ({ code: code.replace(unusedOfReact, '').replace(ownReportError, 'reportError'), map: null }),
  },
})

/**
 * Modules of the query library that serve writes, endless lists, suspense, errors thrown to boundaries, other clocks, and other ways
 * to say that a page is looked at or connected, and what replaces them.
 */
const unusedByTheSite: readonly (readonly [module: string, code: string])[] = [
  ['mutationCache', 'export class MutationCache { clear() {} resumePausedMutations() { return Promise.resolve() } }'],
  [
    'infiniteQueryBehavior',
    'export const infiniteQueryBehavior = () => ({}), hasNextPage = () => false, hasPreviousPage = () => false',
  ],
  [
    'suspense',
    'export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false, fetchOptimistic = () => {}, defaultThrowOnError = () => false',
  ],
  [
    'errorBoundaryUtils',
    'export const ensurePreventErrorBoundaryRetry = () => {}, useClearResetErrorBoundary = () => {}, getHasError = () => false',
  ],
  [
    'timeoutManager',
    `export const timeoutManager = {
      setTimeout: (...args) => setTimeout(...args), clearTimeout: id => clearTimeout(id),
      setInterval: (...args) => setInterval(...args), clearInterval: id => clearInterval(id),
    }, systemSetTimeoutZero = callback => setTimeout(callback, 0)`,
  ],
  [
    'focusManager',
    `const isFocused = () => document.visibilityState !== 'hidden'
    export const focusManager = {
      isFocused,
      subscribe: listener => {
        const onChange = () => listener(isFocused())
        addEventListener('visibilitychange', onChange)
        return () => removeEventListener('visibilitychange', onChange)
      },
    }`,
  ],
  [
    'onlineManager',
    `let online = true
    const listeners = new Set(), become = is => addEventListener(is ? 'online' : 'offline', () => {
      online = is
      listeners.forEach(listener => listener(is))
    })
    become(true)
    become(false)
    export const onlineManager = {
      isOnline: () => online,
      subscribe: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }`,
  ],
  ['QueryErrorResetBoundary', 'export const useQueryErrorResetBoundary = () => {}, QueryErrorResetBoundary = () => null'],
]

/** The public site only reads, whole answers, and shows errors itself: what else the query library can do is left out (3 KB gzipped). */
export const lightQuery = (): Plugin => ({
  name: 'light-query',
  applyToEnvironment: inEnvironments('site'),
  transform: {
    filter: {
      id: /query(-core)?\/build\/modern\/(mutationCache|infiniteQueryBehavior|timeoutManager|focusManager|onlineManager|suspense|errorBoundaryUtils|QueryErrorResetBoundary)\.js/,
    },
    handler: (_, id) => ({ code: unusedByTheSite.find(([module]) => id.includes(`/${module}.js`))?.[1] ?? '', map: null }),
  },
})
