import { runCommandLine } from './cli/command-line'

void runCommandLine(process.argv.slice(2), {
  out: process.stdout,
  err: process.stderr,
}).then(code => {
  process.exitCode = code
})
