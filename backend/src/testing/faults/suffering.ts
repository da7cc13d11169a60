import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault'
import type { SupervisedProcess } from './supervised-process'

/** What can happen to a process wherever its data are; false for what cannot. */
export const sufferAsProcess = async (processes: readonly SupervisedProcess[], fault: Fault): Promise<boolean> => {
  const process = 'process' in fault ? processes[fault.process] : undefined
  if (process === undefined) return false
  switch (fault.kind) {
    case 'restart':
      await process.stop()
      process.begin()
      return true
    case 'freeze':
      process.signal('SIGSTOP')
      await pause(fault.lasts)
      process.signal('SIGCONT')
      return true
    case 'clock':
      process.jump(fault.jumps)
      return true
    case 'kill':
    case 'full-disk':
    case 'cut':
    case 'stall':
    case 'slow':
    case 'engine-kill':
      return false
  }
}
