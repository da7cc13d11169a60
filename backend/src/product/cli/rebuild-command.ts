import { setTimeout as after } from 'node:timers/promises'
import type { ProjectionAnswer, RebuildAnswer } from '../projections-admin/projections.answers'
import { TerminalProgressBar } from './progress-bar'
import type { Server } from './server'
import { CommandFailed, sayLine, type Terminal } from './terminal'

const PAUSE_MILLISECONDS = 200

const besideOf = ({ rate, timeLeft }: RebuildAnswer): string =>
  [`${Math.round(rate)} facts/s`, ...(timeLeft === null ? [] : [`${Math.ceil(timeLeft)} s left`])].join('  ')

const buildingOf = async (server: Server, of: string): Promise<RebuildAnswer | null> => {
  const projections = await server.get<ProjectionAnswer[]>('/api/projections')
  return projections.find(({ name }) => name === of)?.building ?? null
}

const rebuildOne = async (server: Server, terminal: Terminal, name: string): Promise<void> => {
  const bar = new TerminalProgressBar(terminal)
  const begun = await server.post<RebuildAnswer>(`/api/projections/${encodeURIComponent(name)}/rebuild`)
  const [first] = begun.projections
  let now: RebuildAnswer | null = begun
  let last = begun
  while (now !== null && (now.phase === 'reading' || now.phase === 'switching')) {
    last = now
    bar.show(now.done, now.target, besideOf(now))
    await after(PAUSE_MILLISECONDS)
    now = first === undefined ? null : await buildingOf(server, first)
  }
  if (now === null || now.phase === 'done') bar.show(last.target, last.target)
  bar.end()
  if (now !== null && now.phase !== 'done') throw new CommandFailed(`The rebuild of ${name} ended: ${now.error ?? now.phase}`)
  sayLine(terminal, `${begun.projections.join(', ')}: rebuilt.`)
}

/** Rebuilds the named projections one after another, or all of them in one scan. Throws `CommandFailed`. */
export const rebuildCommand = async (server: Server, terminal: Terminal, names: readonly string[]): Promise<void> => {
  for (const name of names.length === 0 ? ['all'] : names) await rebuildOne(server, terminal, name)
}
