import { parseArgs } from 'node:util'
import { backupCommand, restoreCommand } from './backup-commands'
import { copyCommand } from './copy-command'
import { exportCommand } from './export-command'
import { importCommand } from './import-command'
import { importOrganizationCommand } from './import-organization-command'
import type { CallPlace } from './place'
import { rebuildCommand } from './rebuild-command'
import { Server } from './server'
import { setPasswordCommand } from './set-password-command'
import { CommandFailed, WronglyCalled, type Terminal } from './terminal'
import { USAGE } from './usage'

const OPTIONS = {
  url: { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  code: { type: 'string' },
  organization: { type: 'string' },
  season: { type: 'string' },
  league: { type: 'string' },
  'time-zone': { type: 'string' },
  'allow-conflicts': { type: 'boolean' },
  replace: { type: 'boolean' },
  from: { type: 'string' },
  to: { type: 'string' },
  facts: { type: 'boolean' },
  'with-contact-details': { type: 'boolean' },
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

type TextOption = {
  [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name]['type'] extends 'string' ? Name : never
}[keyof typeof OPTIONS]

const requiredValue = (values: Values, name: TextOption): string => {
  const value = values[name]
  if (value === undefined || value === '') throw new WronglyCalled(`--${name} is missing.`)
  return value
}

const addressOf = (values: Values): string => {
  const url = requiredValue(values, 'url')
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new WronglyCalled('--url must be an address such as http://127.0.0.1:3000')
  return url
}

const signInOf = (values: Values) => ({
  url: addressOf(values),
  username: requiredValue(values, 'username'),
  password: requiredValue(values, 'password'),
  code: values.code,
})

const onlyOne = (rest: readonly string[], fault: string): string => {
  const [one, more] = rest
  if (one === undefined || one === '' || more !== undefined) throw new WronglyCalled(fault)
  return one
}

const run = async (args: readonly string[], terminal: Terminal, place: CallPlace): Promise<void> => {
  const { values, positionals } = parse(args)
  const [command, ...rest] = positionals
  if (values.help || command === 'help') return void terminal.out.write(USAGE)
  switch (command) {
    case 'export':
      if (rest.length > 0) throw new WronglyCalled('export takes its folder as --to.')
      return exportCommand(await Server.signIn(signInOf(values)), terminal, {
        organization: requiredValue(values, 'organization'),
        to: requiredValue(values, 'to'),
        contactDetails: values['with-contact-details'] ?? false,
        factsAlone: values.facts ?? false,
      })
    case 'import': {
      const path = onlyOne(rest, 'import takes one folder or zip.')
      if (values.url === undefined && values.organization === undefined) return importOrganizationCommand(terminal, place, path)
      const wanted = {
        path,
        organization: requiredValue(values, 'organization'),
        season: requiredValue(values, 'season'),
        league: requiredValue(values, 'league'),
        timeZone: values['time-zone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        allowConflicts: values['allow-conflicts'] ?? false,
      }
      return importCommand(await Server.signIn(signInOf(values)), terminal, wanted)
    }
    case 'rebuild':
      return rebuildCommand(await Server.signIn(signInOf(values)), terminal, rest)
    case 'backup':
      return backupCommand(terminal, place, onlyOne(rest, 'backup takes one folder.'))
    case 'restore':
      return restoreCommand(terminal, place, {
        folder: onlyOne(rest, 'restore takes one folder.'),
        replace: values.replace ?? false,
      })
    case 'copy':
      if (rest.length > 0) throw new WronglyCalled('copy takes --from and --to.')
      return copyCommand(terminal, place, { from: requiredValue(values, 'from'), to: requiredValue(values, 'to') })
    case 'set-password':
      return setPasswordCommand(terminal, place, onlyOne(rest, 'set-password takes one username.'))
    case undefined:
      throw new WronglyCalled('Say what to do: import, export, rebuild, backup, restore, copy or set-password.')
    default:
      throw new WronglyCalled(`There is no command ${command}.`)
  }
}

/** Does what the arguments ask for; answers the exit code (see `USAGE`). */
export const runCommandLine = async (args: readonly string[], terminal: Terminal, place: CallPlace): Promise<number> => {
  try {
    await run(args, terminal, place)
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
