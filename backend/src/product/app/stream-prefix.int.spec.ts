import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NodeDouble } from '@fullcourt/event-store/eventstoredb/double/node-double'
import { readSettings } from '../../core/settings/settings'
import { openLogAndSecrets } from './stores'

it('The streams on a node begin with EVENT_STORE_PREFIX', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-prefix-'))
  const node = await NodeDouble.start()
  const environment = { EVENT_STORE_URL: node.url, EVENT_STORE_PREFIX: 'hoops-', FULLCOURT_DATA: folder }
  const { events, secrets } = await openLogAndSecrets(readSettings(environment, folder))
  expect(node.log.stream('hoops-log')).toHaveLength(1)
  await Promise.all([events.close(), secrets.close()])
  await node.kill()
  await rm(folder, { recursive: true })
})
