/**
 * Finds a Chromium for the browser journeys, or gets one: Playwright's own download, else Debian's packages. The headless shell
 * comes first: it draws no window, and the journeys take three quarters of the time in it. What it cannot do (keep a page to which
 * somebody may step back) is left to a whole Chromium.
 */
const { spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Tried one after another: not every release has the headless shell. */
const PACKAGES = [['chromium-headless-shell', 'chromium'], ['chromium']]

const say = text => process.stdout.write(`${text}\n`)

const downloaded = () => {
  const { chromium } = require('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const found = () => [process.env.FULLCOURT_BROWSER, SHELL, ...WHOLE].find(path => path && existsSync(path)) ?? downloaded()

/** The path of a Chromium that is more than the headless shell; undefined where there is none. */
const findWholeBrowser = () => WHOLE.find(path => existsSync(path)) ?? downloaded()

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0

/** The path of an executable; throws where none is found and none can be got. */
const findBrowser = async () => {
  const here = found()
  if (here) return here
  say('No Chromium found: trying the download that Playwright offers.')
  if (succeeds(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium']) && found()) return found()
  say("That did not work: installing one of Debian's packages.")
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = args => succeeds([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1))
  apt(['update', '-qq'])
  if (PACKAGES.some(names => apt(['install', '-y', '-qq', ...names])) && found()) return found()
  throw new Error('No Chromium could be found or installed. Install one and name it in FULLCOURT_BROWSER.')
}

module.exports = { findBrowser, findWholeBrowser }
