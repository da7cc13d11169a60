import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { budget } from './src/bundling/budget.ts'
import { className } from './src/bundling/class-names.ts'
import {
  inlineStyles,
  lightQuery,
  lightReact,
  lightReactDom,
  lightRouter,
  packAssets,
  templateName,
} from './src/bundling/plugins.ts'

/**
 * What most public pages need comes in one piece: many small ones pack worse. What is taken away from pages is a piece of its own,
 * which some large pages go without; so is what only the pages share that an organization writes. Tables of figures, which some
 * pages have, come in one piece for the same reason.
 */
const commonChunk = {
  codeSplitting: {
    groups: [
      { name: 'common', test: /frontend.src(?!.site.(take-away|content|parts.Prose))|domain|tanstack/, minShareCount: 6 },
      {
        name: 'tables',
        test: /site.parts.(StatTable|SortHeading|Legend)|site.games.FormMarks|ui.(ScrollTable|sort-rows)/,
        minShareCount: 3,
      },
      { name: 'words', test: /capitalize|format.record|seasons.sport|organizations.features/, minShareCount: 3 },
    ],
  },
}

/** The rooms are read as source: what is compiled for Node cannot be left out in parts. Environments do not inherit it. */
const conditions = ['fullcourt', 'module', 'browser', 'development|production']

/** A bundle for browsers of its own: hashed assets, and an `index.html` that is the template of its pages. */
const browserBundle = (name: 'site' | 'admin'): EnvironmentOptions => ({
  consumer: 'client',
  resolve: { conditions },
  build: {
    outDir: `dist/client/${name}`,
    emptyOutDir: true,
    manifest: true,
    // The site inlines the styles of each page; the admin loads all of them with its first page.
    cssCodeSplit: name === 'site',
    rolldownOptions: { input: `${name}.html`, ...(name === 'site' && { output: commonChunk }) },
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
      input: 'src/site/app/server.ts',
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

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  plugins: [
    react(),
    lightReact(),
    lightReactDom(),
    lightRouter(),
    lightQuery(),
    budget(),
    templateName(),
    inlineStyles(),
    packAssets(),
  ],
  resolve: { conditions },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'baseline-widely-available',
    // A step to another page loads its styles along with its code; a list of all code that each page imports would cost every first visit 1 KB.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter(name => name.endsWith('.css')),
    },
  },
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
