/** Finds a Chromium for the browser journeys, or gets one: Playwright's own download, else Debian's package. */
const { spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const say = text => process.stdout.write(`${text}\n`)

const downloaded = () => {
  const { chromium } = require('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

const found = () => [process.env.FULLCOURT_BROWSER, ...KNOWN].find(path => path && existsSync(path)) ?? downloaded()

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 }).status === 0

/** The path of an executable; throws where none is found and none can be got. */
const findBrowser = async () => {
  const here = found()
  if (here) return here
  say('No Chromium found: trying the download that Playwright offers.')
  if (succeeds(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium']) && found()) return found()
  say("That did not work: installing Debian's package chromium.")
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = args => succeeds([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1))
  if (apt(['update', '-qq']) && apt(['install', '-y', '-qq', 'chromium']) && found()) return found()
  throw new Error('No Chromium could be found or installed. Install one and name it in FULLCOURT_BROWSER.')
}

module.exports = { findBrowser }
