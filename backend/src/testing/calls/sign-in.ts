import { call, type SliceCall } from '../slice'

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
]
