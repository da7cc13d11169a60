import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { isLeagueFile, LEAGUE_FILES } from '../../contexts/imports/files'
import type { ImportAnswer, ImportCountAnswer } from '../../contexts/imports/imports.answers'
import { TerminalProgressBar } from './progress-bar'
import type { Server } from './server'
import { CommandFailed, sayLine, type Terminal } from './terminal'

export type ImportCommand = {
  /** A folder of CSV files, or a zip. */
  readonly path: string
  readonly organization: string
  readonly season: string
  readonly league: string
  /** Of an organization that is made: that of this machine unless said otherwise. */
  readonly timeZone: string
  /** Whether games come in that something is in the way of. */
  readonly allowConflicts: boolean
}

const PAUSE_MILLISECONDS = 250

/** The files to send, and those of the folder that are not sent. */
type Upload = {
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
  readonly left: readonly string[]
}

const bytesOf = async (path: string): Promise<Buffer> => {
  try {
    return await readFile(path)
  } catch (error) {
    throw new CommandFailed(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

const uploadOf = async (given: string): Promise<Upload> => {
  const path = resolve(given)
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new CommandFailed(`There is no ${given}.`)
  if (found.isFile()) {
    return { files: [{ name: basename(path), bytes: await bytesOf(path) }], left: [] }
  }
  const names = (await readdir(path)).filter(name => name.toLowerCase().endsWith('.csv')).sort()
  const read = names.filter(name => isLeagueFile(name.toLowerCase()))
  if (read.length === 0) throw new CommandFailed(`${given} holds no CSV files of a league (${LEAGUE_FILES.join(', ')}).`)
  return {
    files: await Promise.all(read.map(async name => ({ name, bytes: await bytesOf(join(path, name)) }))),
    left: names.filter(name => !read.includes(name)),
  }
}

const formOf = (
  { organization, season, league, timeZone, allowConflicts }: ImportCommand,
  { files }: Upload,
  dryRun: boolean,
): FormData => {
  const form = new FormData()
  form.set('organization', organization)
  form.set('season', season)
  form.set('league', league)
  form.set('time_zone', timeZone)
  form.set('dryRun', String(dryRun))
  form.set('allowConflicts', String(allowConflicts))
  for (const file of files) form.append('files', new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}

const COUNTED: readonly (readonly [keyof ImportAnswer['summary'], string])[] = [
  ['teams', 'teams'],
  ['players', 'players'],
  ['rosterPlaces', 'places on rosters'],
  ['games', 'games'],
  ['scores', 'final scores'],
  ['lines', 'lines of box scores'],
]

const countWords = (what: string, { created, changed }: ImportCountAnswer): string => {
  const parts = [...(created > 0 ? [`${created} new`] : []), ...(changed > 0 ? [`${changed} changed`] : [])]
  return `  ${what}: ${parts.join(', ') || 'nothing new'}`
}

const saySummary = (terminal: Terminal, { summary, reports }: ImportAnswer): void => {
  for (const [part, what] of COUNTED) sayLine(terminal, countWords(what, summary[part]))
  if (reports.length > 0)
    sayLine(terminal, `${reports.length === 1 ? 'One thing was' : `${reports.length} things were`} left as they are here:`)
  for (const report of reports) sayLine(terminal, `  ${report}`)
}

const sayConflicts = (terminal: Terminal, { conflicts, moreConflicts, scheduleReports }: ImportAnswer): void => {
  if (conflicts.length > 0) sayLine(terminal, 'Conflicts:')
  for (const { message } of conflicts) sayLine(terminal, `  ${message}`)
  if (moreConflicts > 0) sayLine(terminal, `  … and ${moreConflicts} more`)
  for (const { name, was, is } of scheduleReports)
    sayLine(
      terminal,
      `  Schedule ${name}: rules broken ${was.rulesBroken} → ${is.rulesBroken}, measures met ${was.met} of ${was.of} → ${is.met} of ${is.of}`,
    )
}

const refuseConflicts = ({ conflicts, moreConflicts }: ImportAnswer): void => {
  const count = conflicts.length + moreConflicts
  if (count === 0) return
  const found = count === 1 ? 'One conflict was' : `${count} conflicts were`
  throw new CommandFailed(`${found} found. Nothing was imported: --allow-conflicts imports it all the same.`)
}

const check = async (server: Server, terminal: Terminal, form: FormData, allowConflicts: boolean): Promise<void> => {
  const checked = await server.post<ImportAnswer>('/api/imports', form)
  const { problems, notes, total, organization, season, league } = checked
  for (const note of notes) sayLine(terminal, note)
  for (const problem of problems) sayLine(terminal, problem)
  if (problems.length > 0)
    throw new CommandFailed(
      `${problems.length === 1 ? 'One problem was' : `${problems.length} problems were`} found. Nothing was imported.`,
    )
  const made = [organization, season, league].filter(place => place.made).map(place => place.name)
  sayLine(terminal, `${total} rows for ${organization.name}, ${season.name}, ${league.name}: no problems.`)
  if (made.length > 0) sayLine(terminal, `To be made: ${made.join(', ')}`)
  if (organization.time_zone !== null)
    sayLine(terminal, `Times of ${organization.name} are in ${organization.time_zone} (--time-zone says otherwise).`)
  sayConflicts(terminal, checked)
  if (!allowConflicts) refuseConflicts(checked)
}

const untilFinished = async (server: Server, terminal: Terminal, begun: ImportAnswer): Promise<ImportAnswer> => {
  const bar = new TerminalProgressBar(terminal)
  let now = begun
  while (now.state === 'running') {
    bar.show(now.done, now.total)
    await after(PAUSE_MILLISECONDS)
    now = await server.get<ImportAnswer>(`/api/imports/${begun.id}`)
  }
  bar.show(now.done, now.total)
  bar.end()
  return now
}

/** Checks the files, brings them in, and prints the result. Throws `CommandFailed`. */
export const importCommand = async (server: Server, terminal: Terminal, command: ImportCommand): Promise<void> => {
  const upload = await uploadOf(command.path)
  for (const name of upload.left) sayLine(terminal, `${name} is not read.`)
  await check(server, terminal, formOf(command, upload, true), command.allowConflicts)
  const begun = await server.post<ImportAnswer>('/api/imports', formOf(command, upload, false))
  const ended = await untilFinished(server, terminal, begun)
  if (ended.state === 'failed') throw new CommandFailed(`The import could not be finished: ${ended.why}`)
  sayLine(terminal, `Import #${ended.id} is finished.`)
  saySummary(terminal, ended)
}
