import type { ImportFact } from '@fullcourt/domain/imports/events'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose } from './installation'

/** An import that finishes, fails, is still running, or was taken back. */
const end = fc.constantFrom('finished', 'failed', 'running', 'undone', 'redone')

export const importCommands: readonly WeightedCommand[] = [
  command('import', 4, fc.tuple(pick, end), (installation, [which, how]) => {
    const league = choose(installation.leagues, which)
    if (!league) return
    const place = { import: installation.newId('import'), organization: league.organization, league: league.league }
    const target = {
      organization: { id: league.organization, slug: 'harbour', make: false, timeZone: null },
      season: { id: league.season, name: 'Summer', make: false },
      league: { id: league.league, name: 'Rec', make: false },
    }
    const finished: ImportFact = {
      type: 'ImportFinished',
      data: { ...place, counts: { games: 1 }, reports: ['Game 4 is gone.'] },
    }
    const undone: ImportFact = { type: 'ImportUndone', data: place }
    const ended: { [how in string]: readonly ImportFact[] } = {
      finished: [finished],
      undone: [finished, undone],
      redone: [finished, undone, { type: 'ImportRedone', data: place }],
      failed: [{ type: 'ImportFailed', data: { ...place, why: 'The season was deleted.' } }],
    }
    installation.log.write<ImportFact>(`import-${league.league}`, [
      { type: 'ImportBegun', data: { ...place, target, rows: 2 } },
      { type: 'OuterIdsMapped', data: { ...place, kind: 'team', ids: [['ohana', 1]] } },
      { type: 'RowsBroughtIn', data: { ...place, done: 1, rows: [['team/1/name', '67']] } },
      ...(ended[how] ?? []),
    ])
  }),
]
