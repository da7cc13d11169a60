import { parseArgs } from 'node:util'
import { SETUPS } from './setups'
import { round } from './round'

const OPTIONS = {
  rounds: { type: 'string', default: '10' },
  faults: { type: 'string', default: '5' },
  seed: { type: 'string', default: '2026' },
  setup: { type: 'string', default: 'embedded' },
} as const

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Rounds of faults one after another, each with a seed of its own: `--rounds 1 --seed` of one repeats it. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: OPTIONS })
  const [rounds, faults, first] = [Number(values.rounds), Number(values.faults), Number(values.seed)]
  const setup = SETUPS.find(({ name }) => name === values.setup)
  if (setup === undefined)
    throw new Error(`There is no set-up ${values.setup}; there is ${SETUPS.map(({ name }) => name).join(', ')}.`)
  const missing = setup.missing()
  if (missing !== undefined) return say(`Skipped: ${setup.name}, as ${missing}.`)
  const opened = await setup.open()
  const failed: number[] = []
  let [changes, longest] = [0, 0]
  try {
    for (let seed = first; seed < first + rounds; seed++) {
      say(`${setup.name}: seed ${seed}`)
      const { installation, base } = await opened.install()
      try {
        const outcome = await round(installation, base, { seed, faults, say: line => say(`  ${line}`) })
        changes += outcome.changes
        longest = Math.max(longest, outcome.longest)
        say(`  ${outcome.changes} changes, the slowest in ${outcome.longest.toFixed(1)} s; ${outcome.faults.length} faults found`)
        for (const fault of outcome.faults) say(`  WRONG ${fault.slice(0, 2_000)}`)
        if (outcome.faults.length > 0) failed.push(seed)
      } finally {
        await installation.remove()
      }
    }
  } finally {
    await opened.close()
  }
  say(`${setup.name}: ${rounds} rounds of ${faults} faults, ${changes} changes, the slowest in ${longest.toFixed(1)} s.`)
  say(failed.length === 0 ? 'All is well.' : `Something is wrong after the seeds ${failed.join(', ')}.`)
  if (failed.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
