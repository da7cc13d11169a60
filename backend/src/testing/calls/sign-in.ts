import { PASSWORD } from '../product'
import { call, type SliceCall } from '../slice'

const OF_NOBODY = '00000000-0000-4000-8000-000000000000'

/** Calls of sign-in. */
export const SIGN_IN_CALLS: readonly SliceCall[] = [
  call('GET', '/api/auth/check-auth', 'anyone', 'nothing'),
  call(
    'POST',
    '/api/auth/login',
    'anyone',
    'nothing',
    () => ({ body: { username: 'stan', password: 'correct horse battery', domain: '', slug: 'riverside' } }),
    200,
  ),
  call('POST', '/api/auth/logout', 'anyone', 'nothing', () => ({}), 200),
  call('GET', '/api/auth/sessions', 'staff', 'nothing'),
  call('DELETE', '/api/auth/sessions', 'staff', 'nothing'),
  call('DELETE', '/api/auth/sessions/{session}', 'staff', 'nothing', () => ({ ids: { session: 'of-nobody'.padEnd(43, '-') } })),
  call(
    'POST',
    '/api/auth/devices/{device}/own',
    'staff',
    'nothing',
    () => ({ ids: { device: 'of-nobody'.padEnd(43, '-') } }),
    200,
  ),
  call('DELETE', '/api/auth/devices/{device}', 'staff', 'nothing', () => ({ ids: { device: 'of-nobody'.padEnd(43, '-') } })),
  call('POST', '/api/auth/second-factor', 'staff', 'nothing', () => ({ body: { password: PASSWORD } }), 200),
  call(
    'POST',
    '/api/auth/second-factor/confirm',
    'staff',
    'nothing',
    async ({ fresh }) => ({ body: { code: await fresh.code() } }),
    200,
  ),
  call('POST', '/api/auth/login/passkey/options', 'anyone', 'nothing', () => ({}), 200),
  call('POST', '/api/auth/login/passkey', 'anyone', 'nothing', ({ fresh }) => fresh.passkeySignIn(), 200),
  call('GET', '/api/auth/passkeys', 'staff', 'nothing'),
  call('POST', '/api/auth/passkeys/options', 'staff', 'nothing', () => ({ body: { password: PASSWORD } }), 200),
  call('POST', '/api/auth/passkeys', 'staff', 'nothing', async ({ fresh }) => ({ body: await fresh.passkey() })),
  call(
    'POST',
    '/api/auth/passkeys/{passkey}/remove',
    'staff',
    'nothing',
    () => ({ ids: { passkey: OF_NOBODY }, body: { password: PASSWORD } }),
    200,
  ),
  call('POST', '/api/auth/second-factor/remove', 'staff', 'nothing', () => ({ body: { password: PASSWORD } }), 200),
]
