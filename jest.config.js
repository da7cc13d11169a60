const { availableParallelism } = require('node:os')

/** What reads TypeScript, and the few packages that are ES modules only. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
]

/** What both kinds of specs have in common: the rooms are read as source (`fullcourt` is the export condition of the pure rooms). */
const project = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironmentOptions: { customExportConditions: ['fullcourt', 'require', 'node', 'default'] },
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/architecture/css-stub.js',
    '^fast-check$': '<rootDir>/architecture/seeded-fast-check.js',
  },
  transform: {
    '^.+\\.tsx?$': swc,
    '/node_modules/@tanstack/.+\\.js$': swc,
  },
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
}

module.exports = {
  /** Generous, because two cores may be busy; nothing waits this long when all is well. */
  testTimeout: 90_000,
  /** One more than there are cores: many tests wait for a store, a lease or a process. */
  maxWorkers: availableParallelism() + 1,
  /** A worker that has grown is replaced: with a large heap everything in it becomes slow. */
  workerIdleMemoryLimit: '800MB',
  testSequencer: '<rootDir>/architecture/slowest-first.js',
  projects: [
    {
      ...project,
      displayName: 'node',
      roots: ['domain', 'event-store', 'projections', 'backend/src', 'bench', 'architecture'].map(room => `<rootDir>/${room}`),
      testMatch: ['**/*.spec.ts'],
      testEnvironment: '<rootDir>/architecture/process-environment.js',
      testRunner: '<rootDir>/architecture/process-runner.js',
    },
    {
      ...project,
      displayName: 'frontend',
      roots: ['<rootDir>/frontend/src'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testEnvironment: '<rootDir>/architecture/process-environment.js',
      testRunner: '<rootDir>/architecture/process-runner.js',
    },
  ],
}
