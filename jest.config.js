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

/** One configuration for every room: the rooms are read as source (`fullcourt` is the export condition of the pure rooms). */
module.exports = {
  testEnvironment: 'node',
  /** Generous, because two cores may be busy; nothing waits this long when all is well. */
  testTimeout: 90_000,
  /** Both of two cores work: many tests wait for a disk or a process. */
  maxWorkers: Math.max(2, availableParallelism() - 1),
  /** A worker that has grown is replaced: with a large heap everything in it becomes slow. */
  workerIdleMemoryLimit: '800MB',
  testEnvironmentOptions: { customExportConditions: ['fullcourt', 'require', 'node', 'default'] },
  roots: [
    '<rootDir>/domain',
    '<rootDir>/event-store',
    '<rootDir>/projections',
    '<rootDir>/backend/src',
    '<rootDir>/frontend/src',
    '<rootDir>/architecture',
  ],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: { '\\.css$': '<rootDir>/architecture/css-stub.js' },
  transform: {
    '^.+\\.tsx?$': swc,
    '/node_modules/@tanstack/.+\\.js$': swc,
  },
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
}
