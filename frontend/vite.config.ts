import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

/** A bundle for browsers of its own: hashed assets, and an `index.html` that is the template of its pages. */
const browserBundle = (name: 'site' | 'admin'): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: `dist/client/${name}`,
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    rolldownOptions: { input: `${name}.html` },
  },
})

/** The public site for the server: one CommonJS file that Nest and jest can `require`, without its dependencies. */
const serverBundle: EnvironmentOptions = {
  consumer: 'server',
  resolve: { noExternal: [/^@fullcourt\//] },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'src/site/server.ts',
      output: { format: 'cjs', entryFileNames: 'server.cjs', codeSplitting: false },
    },
  },
}

/** Every shared piece in every state, for the eyes and for axe; built on demand (`vite build --app --mode fixtures`), never shipped. */
const fixtures: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: 'dist/fixtures',
    emptyOutDir: true,
    rolldownOptions: { input: ['fixtures/site.html', 'fixtures/admin.html'] },
  },
}

const templateName = (): Plugin => ({
  name: 'template-name',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'site' || name === 'admin',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.fileName.endsWith('.html')) file.fileName = 'index.html'
    }
  },
})

/** Public CSS is small and stands in the page itself: the first paint needs one request. */
const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'site',
  generateBundle(_, bundle) {
    const styles = Object.values(bundle).filter(file => file.type === 'asset' && file.fileName.endsWith('.css'))
    const css = styles.map(file => (file.type === 'asset' ? String(file.source) : '')).join('')
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
      file.source = String(file.source).replace(/<link rel="stylesheet"[^>]*>/g, () => `<style>${css.trim()}</style>`)
    }
    for (const file of styles) delete bundle[file.fileName]
  },
})

const worthPacking = /\.(js|css|svg)$/

/** Assets never change, so they are packed once, as tightly as it goes, beside the plain file. */
const packed = (): Plugin => ({
  name: 'packed',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'site' || name === 'admin',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle).filter(each => worthPacking.test(each.fileName))) {
      const plain = Buffer.from(file.type === 'asset' ? file.source : file.code)
      const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli })
      this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(plain, { level: 9 }) })
    }
  },
})

/**
 * Lets the bundler leave out what the site does not use of the router (forms, fetchers, framework mode): 7 KB gzipped. The
 * package names its components by assignments and makes them by calls, which look like side effects.
 */
const lightRouter = (): Plugin => ({
  name: 'light-router',
  applyToEnvironment: ({ name }) => name === 'site',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: code => ({
      code: code
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
})

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  plugins: [react(), lightRouter(), templateName(), inlineStyles(), packed()],
  resolve: { conditions: ['fullcourt', 'module', 'browser', 'development|production'] },
  build: { target: 'baseline-widely-available' },
  environments: { site: browserBundle('site'), admin: browserBundle('admin'), server: serverBundle, fixtures },
  builder: {
    buildApp: async builder => {
      for (const name of mode === 'fixtures' ? ['fixtures'] : ['site', 'admin', 'server']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
}))
