import { setTimeout as pause } from 'node:timers/promises'
import { chanceOf } from '../../product/demo/chance'
import type { BaseLeague } from './base-league'
import { faultsIn } from './check'
import { plannedFaults } from './fault'
import type { Installation } from './installation'
import { PatientClient } from './patient-client'
import { settled } from './settled'
import { workOn } from './work'

export type RoundOptions = {
  readonly seed: number
  readonly faults: number
  /** Is told what happens. */
  readonly say: (line: string) => void
}

/** What a round came to. */
export type RoundOutcome = {
  /** What is wrong; nothing where all is well. */
  readonly faults: readonly string[]
  readonly changes: number
  /** The longest time that a change took, in seconds. */
  readonly longest: number
}

/** The fault as a line: `kill {"process":0,"away":120}`. */
const lineOf = ({ kind, ...details }: { readonly kind: string }): string => `${kind} ${JSON.stringify(details)}`

const endsOf = ({ processes }: Installation): readonly string[] => processes.flatMap(({ offences }) => offences)

/**
 * Lets everybody work on an installation while faults happen to it, one after another, as the seed says; then stops it and answers
 * what is wrong with it and with its data.
 */
export const round = async (
  installation: Installation,
  base: BaseLeague,
  { seed, faults, say }: RoundOptions,
): Promise<RoundOutcome> => {
  const client = new PatientClient(
    installation.processes.map(process => process.base),
    base.cookie,
    chanceOf(seed + 1),
  )
  const work = workOn(base, client, chanceOf(seed + 2))
  for (const { after, fault } of plannedFaults(chanceOf(seed), installation.possible, faults)) {
    await pause(after)
    say(lineOf(fault))
    await installation.suffer(fault)
  }
  const outcome = (found: readonly string[]): RoundOutcome => {
    const { scores, points, teams } = work.answered
    const changes = [...scores.values(), ...points.values()].reduce((sum, count) => sum + count, teams.length)
    return { faults: found, changes, longest: client.longest / 1_000 }
  }
  try {
    await work.stop()
    await settled(base, work.answered, installation.processes)
    for (const process of installation.processes) await process.stop()
  } catch (error) {
    const said = installation.processes.flatMap(process => process.lines().slice(-15))
    return outcome([String(error), ...endsOf(installation), ...said])
  }
  return outcome([...endsOf(installation), ...(await faultsIn(await installation.settingsToCheck(), base, work.answered))])
}
