import { unique, type Sample } from '../sample'
import { call, type Filling, type SliceCall } from '../slice'
import { player, restoring } from './fillings'

const merge = async ({ fresh }: Sample): Promise<Filling> => ({
  body: { masterId: await fresh.player(), duplicateIds: [await fresh.player()] },
})

const unmerge = async ({ fresh }: Sample): Promise<Filling> => {
  const { master, duplicate } = await fresh.merged()
  return { ids: { masterId: master }, body: { duplicateId: duplicate } }
}

/** Calls of players. */
export const PLAYER_CALLS: readonly SliceCall[] = [
  call('GET', '/api/playersv2', 'tenant', 'organization'),
  call('GET', '/api/playersv2/duplicates', 'staff', 'organization'),
  call('POST', '/api/playersv2/merge', 'staff', 'thing', merge, 200),
  call('POST', '/api/playersv2/{masterId}/unmerge', 'staff', 'thing', unmerge, 200),
  call('GET', '/api/playersv2/{id}', 'tenant', 'thing', player),
  call('PUT', '/api/playersv2/{id}', 'staff', 'thing', sample => ({
    ...player(sample),
    body: {
      firstName: 'Ana',
      lastName: unique('Lee'),
      email: 'ana@example.com',
      phoneNumber: '+1 555 0100',
      removeImage: true,
      attributeValues: [{ attribute_id: 1, value: unique('No') }],
    },
  })),
  call('DELETE', '/api/playersv2/{id}', 'staff', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.player() } })),
  call(
    'POST',
    '/api/playersv2/{id}/restore',
    'staff',
    'thing',
    async ({ fresh }) => restoring('/api/playersv2/{id}', { id: await fresh.player() }, fresh),
    204,
  ),
  call('GET', '/api/playersv2/{id}/information', 'staff', 'thing', player),
  call('GET', '/api/playersv2/{id}/basic', 'tenant', 'thing', sample => ({ ...player(sample), query: 'scope=all' })),
  call('GET', '/api/playersv2/{id}/stats', 'tenant', 'thing', player),
]
