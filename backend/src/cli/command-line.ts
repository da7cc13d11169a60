import { parseArgs } from 'node:util'
import { importCommand } from './import-command'
import { rebuildCommand } from './rebuild-command'
import { Server } from './server'
import { CommandFailed, WronglyCalled, type Terminal } from './terminal'
import { USAGE } from './usage'

const OPTIONS = {
  url: { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  organization: { type: 'string' },
  season: { type: 'string' },
  league: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new WronglyCalled(error instanceof Error ? error.message : String(error))
  }
}

type Values = ReturnType<typeof parse>['values']

const needed = (values: Values, name: Exclude<keyof Values, 'help'>): string => {
  const value = values[name]
  if (value === undefined || value === '') throw new WronglyCalled(`--${name} is missing.`)
  return value
}

const addressOf = (values: Values): string => {
  const url = needed(values, 'url')
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new WronglyCalled('--url must be an address such as http://127.0.0.1:3000')
  return url
}

const signInOf = (values: Values) => ({
  url: addressOf(values),
  username: needed(values, 'username'),
  password: needed(values, 'password'),
})

const run = async (args: readonly string[], terminal: Terminal): Promise<void> => {
  const { values, positionals } = parse(args)
  const [command, ...rest] = positionals
  if (values.help || command === 'help') return void terminal.out.write(USAGE)
  switch (command) {
    case 'import': {
      const [path, more] = rest
      if (path === undefined || more !== undefined) throw new WronglyCalled('import takes one folder or zip.')
      const wanted = {
        path,
        organization: needed(values, 'organization'),
        season: needed(values, 'season'),
        league: values.league,
      }
      return importCommand(await Server.signIn(signInOf(values)), terminal, wanted)
    }
    case 'rebuild':
      return rebuildCommand(await Server.signIn(signInOf(values)), terminal, rest)
    case undefined:
      throw new WronglyCalled('Say what to do: import or rebuild.')
    default:
      throw new WronglyCalled(`There is no command ${command}.`)
  }
}

/** Does what the arguments ask for; answers the exit code (see `USAGE`). */
export const runCommandLine = async (args: readonly string[], terminal: Terminal): Promise<number> => {
  try {
    await run(args, terminal)
    return 0
  } catch (error) {
    if (error instanceof WronglyCalled) {
      terminal.err.write(`${error.message}\n\n${USAGE}`)
      return 2
    }
    if (!(error instanceof CommandFailed)) throw error
    terminal.err.write(`${error.message}\n`)
    return 1
  }
}
