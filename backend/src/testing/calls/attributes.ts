import { unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { turned, flipped } from './fillings'

/** Calls of attributes of players. */
export const ATTRIBUTE_CALLS: readonly SliceCall[] = [
  call('GET', '/api/playerAttributes', 'staff', 'organization'),
  call('POST', '/api/playerAttributes', 'staff', 'organization', async ({ fresh }) => {
    await fresh.attributes()
    return { body: { name: unique('Height'), type: 'number' } }
  }),
  call('PUT', '/api/playerAttributes/{id}/toggleAttributeVisibility', 'staff', 'organization', sample => ({
    ids: { id: 2 },
    body: { is_visible: !flipped(sample, 'attribute') },
  })),
  call('PUT', '/api/playerAttributes/reorder', 'staff', 'organization', async ({ fresh }) => ({
    body: { attributes: turned(await fresh.attributes()).map((id, order) => ({ id, order })) },
  })),
  call('POST', '/api/playerAttributes/reset', 'staff', 'organization', () => ({ body: {} }), 200),
]
