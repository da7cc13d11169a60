import { unique } from '../sample'
import { call, type Filling, type SliceCall } from '../slice'
import { organization, restoring } from './fillings'

const newOrganization = (): Filling => ({
  body: {
    name: 'Lakeside',
    slug: unique('lakeside'),
    domain: `${unique('lakeside')}.example.com`,
    sportIds: [1],
    facebook_url: 'https://facebook.example/lakeside',
    instagram_url: 'https://instagram.example/lakeside',
    youtube_url: 'https://youtube.example/lakeside',
    colors: ['#0a7d7d', '#f2b705'],
    abbreviation: 'LAK',
  },
})

/** Calls of organizations and their sports. */
export const ORGANIZATION_CALLS: readonly SliceCall[] = [
  call('GET', '/api/organizations/domain/{domain}', 'anyone', 'nothing', ({ organization: { domain } }) => ({ ids: { domain } })),
  call('GET', '/api/organizations/slug/{slug}', 'anyone', 'nothing', ({ organization: { slug } }) => ({ ids: { slug } })),
  call('GET', '/api/organizations', 'super', 'everything'),
  call('POST', '/api/organizations', 'super', 'nothing', newOrganization),
  call('PUT', '/api/organizations/{id}', 'owner', 'thing', sample => ({
    ...organization(sample),
    body: {
      youtube_url: `https://youtube.example/${unique('channel')}`,
      feature_flags: { brackets: true },
      colors: ['#0a7d7d'],
      abbreviation: 'LAK',
    },
  })),
  call('POST', '/api/organizations/{id}/domain/check', 'owner', 'thing', organization, 200),
  call('DELETE', '/api/organizations/{id}', 'super', 'nothing', async ({ fresh }) => ({
    ids: { id: await fresh.organization() },
  })),
  call(
    'POST',
    '/api/organizations/{id}/restore',
    'super',
    'nothing',
    async ({ fresh }) => restoring('/api/organizations/{id}', { id: await fresh.organization() }, fresh),
    204,
  ),
  call('GET', '/api/admin/organizations/deleted', 'super', 'everything'),
  call('POST', '/api/admin/organizations', 'super', 'nothing', () => ({
    body: {
      ...(newOrganization().body as object),
      username: unique('owner'),
      email: 'owner@example.com',
      password: 'long enough',
    },
  })),
  call('GET', '/api/organizations/{id}', 'staff', 'thing', organization),
  call('GET', '/api/sportsv2', 'staff', 'nothing'),
  call('GET', '/api/sportsv2/byOrg/{orgId}', 'staff', 'thing', ({ organization: { id } }) => ({ ids: { orgId: id } })),
]
