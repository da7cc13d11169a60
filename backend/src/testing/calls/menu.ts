import { unique } from '../sample'
import { call, type SliceCall } from '../slice'
import { restoring } from './fillings'

/** Calls of an organization's menu. */
export const MENU_CALLS: readonly SliceCall[] = [
  call('GET', '/api/organization-links/{organizationId}', 'anyone', 'nothing', ({ organization: { id } }) => ({
    ids: { organizationId: id },
  })),
  call('POST', '/api/organization-links', 'owner', 'thing', ({ organization: { id } }) => ({
    body: {
      label: unique('Link'),
      is_external: true,
      slug: null,
      url: 'https://shop.example',
      show_in_navbar: true,
      position: 0,
      organization_id: id,
    },
  })),
  call('POST', '/api/organization-links/standard', 'owner', 'thing', ({ organization: { id } }) => ({
    body: { organization_id: id },
  })),
  call('PUT', '/api/organization-links/{id}', 'owner', 'thing', ({ link: id }) => ({
    ids: { id },
    body: { label: unique('Link'), is_external: false, url: null, show_in_navbar: true, position: 0 },
  })),
  call('DELETE', '/api/organization-links/{id}', 'owner', 'thing', async ({ fresh }) => ({ ids: { id: await fresh.link() } })),
  call(
    'POST',
    '/api/organization-links/{id}/restore',
    'owner',
    'thing',
    async ({ fresh }) => restoring('/api/organization-links/{id}', { id: await fresh.link() }, fresh),
    204,
  ),
]
