import { correlationOfImport } from '@fullcourt/domain/imports/correlation'
import { readModels } from '@fullcourt/projections/models/models'
import { formOf, partsOf } from '../../contexts/imports/testing/form'
import { smallLeague } from '../../contexts/imports/testing/small-league'
import { call, type SliceCall } from '../slice'

let models = 0

/** One that is not being rebuilt already. */
const nextModel = () => (readModels[models++ % readModels.length] as (typeof readModels)[number]).name

const dryRun = (organization: string) =>
  formOf({ organization, season: 'Imported', league: 'Small', dryRun: 'true' }, partsOf(smallLeague))

/** Calls of imports, the history, erasure and read models. */
export const OPERATION_CALLS: readonly SliceCall[] = [
  call('POST', '/api/imports', 'staff', 'thing', ({ organization: { slug } }) => dryRun(slug), 200),
  call('GET', '/api/imports/{id}', 'staff', 'thing', ({ import: id }) => ({ ids: { id } })),
  call('GET', '/api/history', 'staff', 'organization'),
  call('GET', '/api/history.csv', 'staff', 'organization'),
  call('GET', '/api/history.ndjson', 'staff', 'organization'),
  call('GET', '/api/organization.zip', 'owner', 'organization'),
  call('GET', '/api/facts.ndjson', 'owner', 'organization'),
  call('GET', '/api/history/actions/{id}', 'staff', 'thing', ({ import: id }) => ({ ids: { id: correlationOfImport(id) } })),
  call(
    'POST',
    '/api/history/actions/{id}/undo',
    'staff',
    'thing',
    async ({ fresh }) => ({ ids: { id: await fresh.action() } }),
    200,
  ),
  call(
    'POST',
    '/api/history/undo',
    'staff',
    'organization',
    async ({ fresh }) => {
      await fresh.action()
      return {}
    },
    200,
  ),
  call('GET', '/api/history/{kind}/{id}', 'staff', 'thing', ({ game: id }) => ({ ids: { kind: 'game', id } })),
  call('GET', '/api/history/{kind}/{id}/around/{position}', 'staff', 'thing', ({ game: id }) => ({
    ids: { kind: 'game', id, position: '9'.repeat(20) },
  })),
  call('DELETE', '/api/people/{kind}/{id}', 'owner', 'thing', async ({ fresh }) => ({
    ids: { kind: 'user', id: await fresh.user() },
  })),
  call('GET', '/api/projections', 'super', 'everything'),
  call('POST', '/api/projections/{name}/rebuild', 'super', 'nothing', () => ({ ids: { name: nextModel() } }), 202),
  call('DELETE', '/api/projections/{name}/rebuild', 'super', 'nothing', () => ({ ids: { name: 'all' } })),
  call('GET', '/api/statistics-check', 'owner', 'organization'),
  call('POST', '/api/statistics-check', 'owner', 'organization', () => ({}), 200),
  call('POST', '/api/statistics-check/repair', 'owner', 'organization', () => ({}), 200),
  call('DELETE', '/api/statistics-check', 'owner', 'organization'),
]
