import { resolve } from 'node:path'
import { readSettings, type Settings } from '../../core/settings/settings'
import { copyInstallation, type CopyPhase } from '../copy/copy-installation'
import { onOwnData, type CallPlace } from './place'
import { TerminalProgressBar } from './progress-bar'
import { CommandFailed, sayLine, type Terminal } from './terminal'

/** What the settings of the environment name, in place of a data folder. */
const ENGINES = 'engines'

const SAYS: { readonly [phase in CopyPhase]: string } = {
  reading: 'Reading',
  writing: 'Writing',
  comparing: 'Reading the copy back',
}

const settingsOf = (place: CallPlace, engines: Settings, named: string): Settings =>
  named === ENGINES ? engines : readSettings({ FULLCOURT_DATA: resolve(place.folder, named) }, place.folder)

/** Copies one installation into another, each a data folder or `engines`. Throws `CommandFailed`. */
export const copyCommand = async (
  terminal: Terminal,
  place: CallPlace,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> => {
  const copied = await onOwnData(place, engines => {
    if ([from, to].includes(ENGINES) && engines.eventStoreUrl === null && engines.mongodbUrl === null)
      throw new CommandFailed('engines are those of EVENT_STORE_URL and MONGODB_URL; neither is set.')
    let bar = new TerminalProgressBar(terminal)
    let last: CopyPhase | undefined
    const settings = [from, to].map(named => settingsOf(place, engines, named)) as [Settings, Settings]
    return copyInstallation(...settings, {
      now: new Date(),
      onProgress: ({ phase, done, total }) => {
        if (phase !== last) {
          if (last !== undefined) bar.end()
          terminal.err.write(`${SAYS[phase]} …\n`)
          bar = new TerminalProgressBar(terminal)
          last = phase
        }
        if (total !== null) bar.show(done, total, 'facts')
      },
    }).finally(() => bar.end())
  })
  const { facts, records, files } = copied
  sayLine(
    terminal,
    `${facts.count} facts, ${records.count} records of the private store, ${files.count} files: copied, read back, the same.`,
  )
  sayLine(terminal, `sha256 of the facts: ${facts.sha256}`)
  sayLine(terminal, 'Start the product on the copy: it makes the documents anew.')
}
