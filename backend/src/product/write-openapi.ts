import 'reflect-metadata'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApplication } from './app/application'
import { readSettings } from '../core/settings/settings'
import { openApiOf } from './server/openapi'

/** Writes the description of all calls to the file named on the command line, without listening. */
const main = async (path: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-openapi-'))
  const application = await openApplication(readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0' }, folder), {
    logger: false,
  })
  await writeFile(path, `${JSON.stringify(openApiOf(application.app), null, 2)}\n`)
  await application.close()
  await rm(folder, { recursive: true, force: true })
}

void main(process.argv[2] ?? 'openapi.json')
