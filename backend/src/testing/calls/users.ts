import { unique, type Sample } from '../sample'
import { call, type Filling, type SliceCall } from '../slice'
import { user, restoring } from './fillings'

const freshUser = async ({ fresh }: Sample): Promise<Filling> => ({ ids: { id: await fresh.user() } })

/** Calls of users. */
export const USER_CALLS: readonly SliceCall[] = [
  call('POST', '/api/usersv2', 'owner', 'thing', ({ organization: { id } }) => ({
    body: {
      username: unique('new'),
      email: 'new@example.com',
      password: 'long enough',
      role: 'staff',
      organization_id: id,
    },
  })),
  call('GET', '/api/usersv2/{id}', 'self', 'thing', user),
  call('PUT', '/api/usersv2/{id}', 'self', 'thing', sample => ({
    ...user(sample),
    body: { username: unique('user'), email: 'changed@example.com', role: 'staff', theme: 'dark', resetPassword: false },
  })),
  call('DELETE', '/api/usersv2/{id}', 'owner', 'thing', freshUser),
  call(
    'POST',
    '/api/usersv2/{id}/restore',
    'owner',
    'thing',
    async ({ fresh }) => restoring('/api/usersv2/{id}', { id: await fresh.user() }, fresh),
    204,
  ),
  call('DELETE', '/api/usersv2/{id}/second-factor', 'owner', 'thing', user),
  call('DELETE', '/api/usersv2/{id}/passkeys', 'owner', 'thing', user),
  call('GET', '/api/invitations', 'owner', 'organization'),
  call('POST', '/api/invitations', 'owner', 'organization', () => ({
    body: { name: unique('Ina'), email: 'ina@example.com', role: 'staff' },
  })),
  call('DELETE', '/api/invitations/{id}', 'owner', 'thing', async ({ fresh }) => ({
    ids: { id: (await fresh.invitation()).id },
  })),
  call(
    'POST',
    '/api/invitations/open',
    'anyone',
    'nothing',
    async ({ fresh }) => ({ body: { secret: (await fresh.invitation()).secret } }),
    200,
  ),
  call(
    'POST',
    '/api/invitations/accept',
    'anyone',
    'nothing',
    async ({ fresh }) => ({
      body: { secret: (await fresh.invitation()).secret, username: unique('ina'), password: 'long enough' },
    }),
    200,
  ),
  call('GET', '/api/users/{id}', 'self', 'thing', user),
  call('DELETE', '/api/users/{id}', 'owner', 'thing', freshUser),
]
