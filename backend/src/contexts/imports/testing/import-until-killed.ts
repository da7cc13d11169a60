import { endAtAppend, type Edge } from './failing-appends'
import { allEnded, beginSmallLeague, importsOf, openOn } from './import-base'

const [folder = '', nth = '0', edge = 'before'] = process.argv.slice(2)

/** Imports the small league, or goes on with it, in a process of its own, which kills itself at the nth append. */
const importUntilKilled = async () => {
  const application = await openOn(folder)
  endAtAppend(application.stores.events, Number(nth), edge as Edge, () => process.kill(process.pid, 'SIGKILL'))
  if ((await importsOf(application)).length === 0) await beginSmallLeague(application)
  await allEnded(application)
  await application.close()
}

void importUntilKilled()
