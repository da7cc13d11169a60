import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_ORGANIZATION, userCard } from '@fullcourt/projections/users/user'
import { readSettings } from '../../core/settings/settings'
import { Documents } from '../../storage/documents/documents'
import { openTestApplication } from '../../testing/application'
import { firstAdministrator } from './first-administrator'

it('Of those who start at once on an empty installation, one makes the first administrator, and none fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-administrator-'))
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  const application = await openTestApplication(settings, { logger: false })
  await application.ready
  const made = await Promise.all(Array.from({ length: 5 }, () => firstAdministrator(application, settings)()))
  expect(made.filter(({ made }) => made !== null)).toHaveLength(1)
  const users = await application.app.get(Documents).list(userCard, { index: 'organization', key: NO_ORGANIZATION })
  expect(users).toHaveLength(1)
  await application.close()
  await rm(folder, { recursive: true })
})
