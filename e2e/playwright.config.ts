import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

/** The workers find the product by this name. */
process.env.FULLCOURT_E2E ??= String(process.pid)

const executablePath = process.env.FULLCOURT_BROWSER ?? '/usr/bin/chromium'

/** Journeys through the built product in a real browser. `npm test` builds first; alone: `node test.js browser`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: resolve(__dirname, '../test-results'),
  globalSetup: './start-product.ts',
  fullyParallel: false,
  /** One more than there are cores: a browser waits a fifth of its time. */
  workers: availableParallelism() + 1,
  /** A browser that two cores are too busy for is given another attempt, which the last lines of `npm test` name. */
  retries: 1,
  /** Generous, because two cores may be busy; nothing waits this long when all is well. */
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : [])],
  use: {
    launchOptions: { executablePath, args: ['--disable-background-networking', '--disable-component-update', '--disable-sync'] },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    /** Nothing fades: half way, a colour is nobody's choice, and axe would find it. */
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    /** A step takes twice as long with it: `--trace on` is for a journey that is looked into. */
    trace: 'off',
  },
})
