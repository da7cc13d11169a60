import 'reflect-metadata'
import { runCommandLine } from './cli/command-line'

void runCommandLine(
  process.argv.slice(2),
  {
    out: process.stdout,
    err: process.stderr,
  },
  { environment: process.env, folder: process.cwd() },
).then(code => {
  process.exitCode = code
})
